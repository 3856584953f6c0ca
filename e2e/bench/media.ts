import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../../api/src/platform/context.ts'
import { addDraftLecture } from '../../api/src/modules/media/media.fixtures.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'
import { median, type Figure } from './support/figures.ts'
import { withWorlds } from './support/world.ts'

const SECONDS = 60
const ROUNDS = 3
const POLL_MS = 100
const CREATOR = 'creator@bench.example'

type Times = { watchable: number; ready: number }

/** How long after its upload a film can be watched in its lowest size, and in all, as share of its duration. */
export const measureMedia = (): Promise<Figure[]> =>
  withWorlds(async ({ onPostgres }) => {
    const film = await readFile(
      await makeTestFilm({ size: '1280x720', seconds: SECONDS, rate: 25, extra: ['-b:v', '2500k'] }),
    )
    const rounds: Times[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url, logIn, seeded, stop } = await onPostgres((services) =>
        inTransaction(services, (context) => addDraftLecture(context, CREATOR)),
      )
      rounds.push(await uploadAndWait(url, await logIn(CREATOR), seeded.videoId, film))
      await stop()
    }
    const share = (pick: (times: Times) => number) => median(rounds.map(pick)) / (SECONDS * 1000)
    return [
      {
        name: 'watchable in the lowest size after, share of the duration',
        value: share(({ watchable }) => watchable),
        bound: { atMost: 0.25, best: 0.1 },
      },
      { name: 'ready in every size after, share of the duration', value: share(({ ready }) => ready) },
    ]
  })

/** Uploads with the tus protocol; the clock starts when the last byte has arrived. Milliseconds. */
const uploadAndWait = async (url: string, session: string, videoId: string, film: Buffer): Promise<Times> => {
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
    const elapsed = performance.now() - begun
    if (answer.ok) {
      watchable ??= elapsed
      const { complete } = (await answer.json()) as { complete: boolean }
      if (complete) return { watchable, ready: elapsed }
    } else if (answer.status !== 425) {
      throw new Error(`the film cannot be watched: ${answer.status} ${await answer.text()}`)
    }
    await pause(POLL_MS)
  }
}
