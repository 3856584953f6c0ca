import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../../api/src/platform/context.ts'
import { addDraftLecture } from '../../api/src/modules/media/media.fixtures.ts'
import { listFiles } from '../../api/src/platform/media/read-rendition.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'
import { median, type Figure } from './support/figures.ts'
import { CREATOR } from './support/seed.ts'
import { withWorlds } from './support/world.ts'

const ROUNDS = 3
const POLL_MS = 100

/** Milliseconds from the last byte of a film to its first picture, to all of its lowest size, and to every size. */
type Times = { picture: number; lowest: number; ready: number }

/** How long after its upload a film shows, as share of its duration; the longer one is not waited for to its end. */
export const measureMedia = (): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres }) => {
    const measure = async (seconds: number, until: keyof Times): Promise<Record<keyof Times, number>> => {
      const film = await readFile(
        await makeTestFilm({ size: '1280x720', seconds, rate: 25, extra: ['-b:v', '2500k'] }),
      )
      const rounds: Times[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const { url, logIn, seeded, stop } = await onPostgres((services) =>
          inTransaction(services, (context) => addDraftLecture(context, CREATOR)),
        )
        const login = await logIn(CREATOR)
        await upload(url, login, seeded.videoId, film)
        rounds.push(await waitFor(url, login, seeded.videoId, until))
        await stop()
      }
      const share = (of: keyof Times) => median(rounds.map((times) => times[of])) / (seconds * 1000)
      return { picture: share('picture'), lowest: share('lowest'), ready: share('ready') }
    }
    const short = await measure(60, 'ready')
    const long = await measure(180, 'lowest')
    const bound = { atMost: 0.1, best: 0.1 }
    const after = (what: string) => `${what} after, share of the duration`
    return [
      { name: after('60 s: first picture'), value: short.picture, bound },
      { name: after('60 s: the whole lowest size'), value: short.lowest },
      { name: after('60 s: every size'), value: short.ready },
      { name: after('180 s: first picture'), value: long.picture, bound },
      { name: after('180 s: the whole lowest size'), value: long.lowest },
    ]
  })

/** Uploads with the tus protocol, to the last byte. */
export const upload = async (url: string, session: string, videoId: string, film: Buffer): Promise<void> => {
  const asked = await fetch(`${url}/api/video/upload-link?video-id=${videoId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
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
}

/** Does what a player does until a film is as far as it is waited for. */
export const waitFor = async (
  url: string,
  session: string,
  videoId: string,
  until: keyof Times,
): Promise<Times> => {
  const begun = performance.now()
  const times: Partial<Times> = {}
  for (;;) {
    const answer = await fetch(`${url}/api/watch?video-id=${videoId}`, {
      headers: { authorization: `Bearer ${session}` },
    })
    if (!answer.ok && answer.status !== 425) {
      throw new Error(`the film cannot be watched: ${answer.status} ${await answer.text()}`)
    }
    if (answer.ok) {
      const { complete, url: master } = (await answer.json()) as { complete: boolean; url: string }
      const isWhole = await fetchBeginning(url, new URL(master))
      const now = performance.now() - begun
      times.picture ??= now
      if (isWhole) times.lowest ??= now
      if (complete) times.ready ??= now
      if (times[until] !== undefined) return { picture: 0, lowest: 0, ready: 0, ...times }
    }
    await pause(POLL_MS)
  }
}

/**
 * Fetches what a player does before it shows the first picture: two playlists, the header and the first segment.
 * @returns whether the playlist is whole
 */
const fetchBeginning = async (url: string, master: URL): Promise<boolean> => {
  const fetched = async (path: URL): Promise<Response> => {
    const answer = await fetch(url + path.pathname)
    if (!answer.ok) throw new Error(`${path.pathname}: ${answer.status}`)
    return answer
  }
  const [name = ''] = /^\d+p.*$/m.exec(await (await fetched(master)).text()) ?? []
  const address = new URL(name, master)
  const playlist = await (await fetched(address)).text()
  const [header = '', segment = ''] = listFiles(playlist)
  for (const file of [header, segment]) await (await fetched(new URL(file, address))).arrayBuffer()
  return playlist.includes('#EXT-X-ENDLIST')
}
