import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../../api/src/platform/context.ts'
import { addDraftLecture } from '../../api/src/modules/media/media.fixtures.ts'
import { listFiles } from '../../api/src/platform/media/read-rendition.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'
import { median, type Figure } from './support/figures.ts'
import { withWorlds } from './support/world.ts'

/** Of the shorter film, until it is ready in every size; of the longer one, until it can be watched. */
const LENGTHS = { short: 60, long: 180 }
const ROUNDS = 3
const POLL_MS = 100
const CREATOR = 'creator@bench.example'

type Times = { watchable: number; ready: number }

/** How long after its upload the first picture of a film shows, and when it is there in all sizes, as share of its duration. */
export const measureMedia = (): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres }) => {
    const measure = async (
      seconds: number,
      isLong: boolean,
    ): Promise<(pick: (times: Times) => number) => number> => {
      const film = await readFile(
        await makeTestFilm({ size: '1280x720', seconds, rate: 25, extra: ['-b:v', '2500k'] }),
      )
      const rounds: Times[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { url, logIn, seeded, stop } = await onPostgres((services) =>
          inTransaction(services, (context) => addDraftLecture(context, CREATOR)),
        )
        rounds.push(await uploadAndWait(url, await logIn(CREATOR), seeded.videoId, film, isLong))
        await stop()
      }
      return (pick) => median(rounds.map(pick)) / (seconds * 1000)
    }
    const short = await measure(LENGTHS.short, false)
    const long = await measure(LENGTHS.long, true)
    const bound = { atMost: 0.1, best: 0.1 }
    return [
      {
        name: 'first picture of 60 s after, share of the duration',
        value: short((one) => one.watchable),
        bound,
      },
      {
        name: 'first picture of 180 s after, share of the duration',
        value: long((one) => one.watchable),
        bound,
      },
      { name: '60 s ready in every size after, share of the duration', value: short((one) => one.ready) },
    ]
  })

/**
 * Uploads with the tus protocol; the clock starts when the last byte has arrived. Milliseconds.
 * @param isLong it is not waited for until it is ready
 */
const uploadAndWait = async (
  url: string,
  session: string,
  videoId: string,
  film: Buffer,
  isLong: boolean,
): Promise<Times> => {
  const authorization = `Bearer ${session}`
  const asked = await fetch(`${url}/api/video/upload-link?video-id=${videoId}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  })
  const { upload_url } = (await asked.json()) as { upload_url: string }
  const target = url + new URL(upload_url).pathname
  const tus = { 'tus-resumable': '1.0.0' }
  await fetch(target, { method: 'POST', headers: { ...tus, 'upload-length': String(film.length) } })
  const sent = await fetch(target, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(film),
  })
  if (!sent.ok) throw new Error(`the upload failed: ${sent.status} ${await sent.text()}`)
  const begun = performance.now()
  let watchable: number | undefined
  for (;;) {
    const answer = await fetch(`${url}/api/watch?video-id=${videoId}`, { headers: { authorization } })
    if (answer.ok) {
      const { complete, url: master } = (await answer.json()) as { complete: boolean; url: string }
      if (watchable === undefined) await fetchFirstPicture(url, master)
      const elapsed = performance.now() - begun
      watchable ??= elapsed
      if (complete || isLong) return { watchable, ready: elapsed }
    } else if (answer.status !== 425) {
      throw new Error(`the film cannot be watched: ${answer.status} ${await answer.text()}`)
    }
    await pause(POLL_MS)
  }
}

/** What a player fetches before it shows the first picture: two playlists, the header and the first segment. */
const fetchFirstPicture = async (url: string, address: string): Promise<void> => {
  const fetched = async (path: URL): Promise<Response> => {
    const answer = await fetch(url + path.pathname)
    if (!answer.ok) throw new Error(`${path.pathname}: ${answer.status}`)
    return answer
  }
  const master = new URL(address)
  const [name = ''] = /^\d+p.*$/m.exec(await (await fetched(master)).text()) ?? []
  const playlist = new URL(name, master)
  const [header = '', segment = ''] = listFiles(await (await fetched(playlist)).text())
  for (const file of [header, segment]) await (await fetched(new URL(file, playlist))).arrayBuffer()
}
