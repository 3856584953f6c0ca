import { setTimeout as wait } from 'node:timers/promises'
import { moneyCalls, uploadCalls } from '@kursportal/shared/contract'
import { testFilmBytes } from '../films.ts'
import type { ClusterSeed } from './seed.ts'
import { newKey, openSender, type Send, type Tries } from './sender.ts'

/** What people were told is stored. */
export type Acknowledged = {
  courses: Set<string>
  payouts: Set<string>
  /** Learner → the furthest of the reports that were answered. */
  progress: Map<string, number>
  films: Set<string>
}

/** People at work; `stop` lets each finish what they are at. */
export type Load = {
  acknowledged: Acknowledged
  tries: Tries
  /** Whether somebody was told something unexpected, so that nobody works any more. */
  hasEnded: () => boolean
  stop: () => Promise<void>
}

const PAUSE_MS = 40
/** Reports are this far apart, and each load begins further on, so that no test gets to the end of the text. */
const STEP = 1 / 1_000_000
const LOAD_STEP = 1 / 20
const PART_BYTES = 64 * 1024

/**
 * Sets people to work on a cluster: courses are made, money is asked for, learners learn, and films are uploaded.
 * @param number tells apart what several loads of one cluster make, 0 to 19
 */
export const beginLoad = (url: string, seeded: ClusterSeed, number = 0): Load => {
  const { send, tries } = openSender(url)
  const acknowledged: Acknowledged = {
    courses: new Set(),
    payouts: new Set(),
    progress: new Map(),
    films: new Set(),
  }
  const stopping = new AbortController()
  const again = async (act: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 1; !stopping.signal.aborted; round += 1) {
      await act(round)
      await wait(PAUSE_MS)
    }
  }
  const running = Promise.all([
    ...['a', 'b'].map((who) =>
      again(async (round) => {
        const title = `Kurs ${number}${who}${round}`
        await send({
          method: 'POST',
          path: '/course',
          session: seeded.creator,
          body: { title },
          key: newKey(),
        })
        acknowledged.courses.add(title)
      }),
    ),
    ...['a', 'b'].map(() => again(() => requestPayout(send, seeded, acknowledged))),
    ...seeded.learners.map(({ id, session }) =>
      again(async (round) => {
        const body = { video_id: seeded.videoId, progress: number * LOAD_STEP + round * STEP }
        await send({ method: 'POST', path: '/video/progress', session, body })
        acknowledged.progress.set(id, body.progress)
      }),
    ),
    again(async () => {
      await send({ method: 'GET', path: '/courses?limit=20', session: seeded.learners[0]?.session ?? '' })
    }),
    again(() => uploadFilm(url, send, seeded, acknowledged)),
  ])
  // Somebody who is told something unexpected ends the work; `stop` says what it was.
  running.catch(() => stopping.abort())
  return {
    acknowledged,
    tries,
    hasEnded: () => stopping.signal.aborted,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

const requestPayout = async (
  send: Send,
  { leader, year }: ClusterSeed,
  { payouts }: Acknowledged,
): Promise<void> => {
  const body = { amount: 100, target_year: year }
  const answer = await send({
    method: 'POST',
    path: '/transaction-request',
    session: leader,
    body,
    key: newKey(),
  })
  payouts.add(moneyCalls.requestPayout.answer.parse(answer).id)
}

/** Uploads a film in parts, going on where the server says it is, and waits until it is made. */
const uploadFilm = async (
  url: string,
  send: Send,
  { creator, filmId }: ClusterSeed,
  { films }: Acknowledged,
): Promise<void> => {
  const film = await testFilmBytes({ seconds: 2, size: '320x180' })
  const link = uploadCalls.createUploadLink.answer.parse(
    await send({ method: 'PUT', path: `/video/upload-link?video-id=${filmId}`, session: creator, body: {} }),
  )
  const target = url + new URL(link.upload_url).pathname
  const tus = (method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    fetch(target, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body } : {}),
    }).catch(() => undefined)
  let offset: number | undefined
  while (offset !== film.length) {
    if (offset === undefined) {
      const head = await tus('HEAD', {})
      const known = head?.ok ? Number(head.headers.get('upload-offset')) : undefined
      const begun = known ?? (await tus('POST', { 'upload-length': String(film.length) }))
      offset = typeof begun === 'number' ? begun : begun?.ok ? 0 : undefined
    } else {
      const part = new Uint8Array(film.subarray(offset, offset + PART_BYTES))
      const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
      const sent = await tus('PATCH', headers, part)
      offset = sent?.ok ? Number(sent.headers.get('upload-offset')) : undefined
    }
    if (offset === undefined) await wait(500)
  }
  films.add(link.video_upload_id)
  await untilMade(send, creator, link.video_upload_id)
}

/** Waits until somebody is told that their upload became a film; the next one would take the place of an unfinished one. */
const untilMade = async (send: Send, session: string, uploadId: string): Promise<void> => {
  for (;;) {
    await wait(500)
    const answer = await send({ method: 'GET', path: '/uploads', session })
    const { items } = uploadCalls.listUploads.answer.parse(answer)
    const told = items.find(({ video_upload_id }) => video_upload_id === uploadId)
    if (told?.success) return
    if (told) throw new Error(`film ${uploadId} failed: ${told.failure}`)
  }
}
