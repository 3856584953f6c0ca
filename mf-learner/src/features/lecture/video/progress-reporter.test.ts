import { ApiFailure } from '@kursportal/shared/client'
import { isFinal } from '../../../common/progress/is-final.ts'
import type { ProgressReport } from '../../../common/progress/progress-outbox.ts'
import { progressOutbox } from '../../../common/progress/progress-outbox.ts'
import { ProgressReporter, KEEP_EVERY_MS } from './progress-reporter.ts'
import { WatchedRanges } from '../../../common/film/watched-ranges.ts'

const videoId = '01900000-0000-7000-8000-000000000001'
const offline = new ApiFailure({ status: 0, code: 'network', message: '' })
const refusal = (status: number, code: 'not_found' | 'watched_too_fast') =>
  new ApiFailure({ status, code, message: '' })

/** The storage of a browser that keeps nothing. */
const forbidden: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('full')
  },
}

/** A server that keeps the union, a clock that ticks when told, a store that outlives the tab. */
const setUp = (options: { duration?: number; watched?: [number, number][]; keeps?: boolean } = {}) => {
  const { duration = 600, watched = [], keeps = true } = options
  const store = progressOutbox('me', keeps ? localStorage : forbidden)
  const server = {
    watched: new WatchedRanges(watched),
    position: 0,
    failure: undefined as unknown,
    end: duration,
  }
  const sent: { report: ProgressReport; leaving: boolean }[] = []
  const waiting: boolean[] = []
  let tick: (() => void) | undefined
  const openTab = () =>
    new ProgressReporter({
      videoId,
      duration,
      watched: server.watched.ranges,
      outbox: store,
      isFinal,
      every: (ms, run) => {
        expect(ms).toBe(KEEP_EVERY_MS)
        tick = run
        return () => (tick = undefined)
      },
      onTaken: () => undefined,
      onWaiting: (value) => waiting.push(value),
      send: async (report, { leaving }) => {
        sent.push({ report, leaving })
        await Promise.resolve()
        if (server.failure) throw server.failure
        if ((report.timestamp ?? 0) > server.end)
          throw new ApiFailure({
            status: 422,
            code: 'watched_past_end',
            message: '',
            details: { duration_seconds: server.end },
          })
        server.watched = server.watched.with(report.watched ?? [])
        server.position = report.timestamp ?? server.position
        return {
          video_id: videoId,
          progress: 0,
          done: false,
          position_seconds: server.position,
          watched: server.watched.ranges.map(([from, to]) => [from, to]),
          course: { id: videoId, progress: 0, lectures_done: 0, lectures_total: 1, finished: false },
        }
      },
    })
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    reporter: openTab(),
    openTab,
    server,
    sent,
    waiting,
    store,
    tick: async () => {
      tick?.()
      await settle()
    },
    settle,
  }
}

beforeEach(() => localStorage.clear())

it('keeps every ten seconds what is new, reports it every thirty, and nothing when nothing is', async () => {
  const { reporter, sent, store, tick } = setUp()
  reporter.start()
  reporter.observe([[0, 9.5]], 9.5)
  await tick()
  expect(sent.map(({ report }) => report.watched)).toEqual([[[0, 9.5]]])
  for (const second of [19.5, 29.5]) {
    reporter.observe([[0, second]], second)
    await tick()
    expect(store.all()).toMatchObject([{ watched: [[9.5, second]], timestamp: second }])
  }
  expect(sent).toHaveLength(1)
  reporter.observe([[0, 39.5]], 39.5)
  await tick()
  expect(sent.map(({ report }) => report.watched)).toEqual([[[0, 9.5]], [[9.5, 39.5]]])
  expect(store.all()).toEqual([])
  for (const _ of [1, 2, 3]) await tick()
  expect(sent).toHaveLength(2)
})

it('reports every ten seconds where the browser keeps nothing', async () => {
  const { reporter, sent, tick } = setUp({ keeps: false })
  reporter.start()
  for (const second of [10, 20, 30]) {
    reporter.observe([[0, second]], second)
    await tick()
  }
  expect(sent.map(({ report }) => report.timestamp)).toEqual([10, 20, 30])
})

it('loses no more than the time since the last tick when the tab is killed between two reports', async () => {
  const { reporter, openTab, server, tick } = setUp()
  reporter.start()
  for (const second of [10, 20]) {
    reporter.observe([[0, second]], second)
    await tick()
  }
  reporter.observe([[0, 28]], 28)
  // The tab is gone here without a word.
  expect(server.position).toBe(10)
  await openTab().flush()
  expect(server.watched.ranges).toEqual([[0, 20]])
})

it('reports what there is of it where a shorter film took the place of the one that is watched', async () => {
  const { reporter, server, sent, tick } = setUp({ duration: 44 })
  server.end = 20
  reporter.start()
  reporter.observe([[5, 30]], 30)
  await tick()
  expect(sent.map(({ report }) => report.watched)).toEqual([[[5, 30]], [[5, 20]]])
  expect(server).toMatchObject({ position: 20, watched: { ranges: [[5, 20]] } })
  reporter.observe([[0, 44]], 44)
  await reporter.flush()
  expect(sent.at(-1)?.report).toMatchObject({ watched: [[0, 5]], timestamp: 20, progress: 1 })
})

it('reports a new position although nothing new was watched', async () => {
  const { reporter, sent } = setUp({ watched: [[0, 100]] })
  reporter.observe([[40, 50]], 50)
  await reporter.flush()
  expect(sent[0]?.report).toMatchObject({ watched: [], timestamp: 50 })
})

it('keeps what it cannot send and sends all of it once there is a connection', async () => {
  const { reporter, server, sent, waiting, store, tick } = setUp()
  reporter.start()
  server.failure = offline
  reporter.observe([[0, 10]], 10)
  await tick()
  reporter.observe(
    [
      [0, 10],
      [50, 60],
    ],
    60,
  )
  await tick()
  expect(store.all()).toMatchObject([
    {
      watched: [
        [0, 10],
        [50, 60],
      ],
      timestamp: 60,
    },
  ])
  server.failure = undefined
  await tick()
  expect(sent.at(-1)?.report.watched).toEqual([
    [0, 10],
    [50, 60],
  ])
  expect(server.watched.seconds).toBe(20)
  expect(store.all()).toEqual([])
  expect(waiting).toEqual([true, true, false])
})

it('loses no more than the time since the last tick when the tab is killed offline', async () => {
  const { reporter, openTab, server, tick } = setUp()
  reporter.start()
  server.failure = offline
  reporter.observe([[0, 10]], 10)
  await tick()
  reporter.observe([[0, 18]], 18)
  // The tab is gone here without a word.
  server.failure = undefined
  const next = openTab()
  expect(next.keptPosition).toBe(10)
  await next.flush()
  expect(server.watched.ranges).toEqual([[0, 10]])
  expect(server.position).toBe(10)
})

it('sends the rest as it leaves, even while another report is on its way', async () => {
  const { reporter, server, sent, settle } = setUp()
  reporter.start()
  reporter.observe([[0, 10]], 10)
  void reporter.flush()
  reporter.observe([[0, 14]], 14)
  reporter.stop()
  await settle()
  expect(sent.at(-1)).toMatchObject({ leaving: true, report: { watched: [[0, 14]], timestamp: 14 } })
  expect(server.watched.ranges).toEqual([[0, 14]])
})

it('does not send a second report while the first is on its way', async () => {
  const { reporter, sent, settle } = setUp()
  reporter.observe([[0, 10]], 10)
  void reporter.flush()
  reporter.observe([[0, 14]], 14)
  void reporter.flush()
  await settle()
  expect(sent).toHaveLength(1)
})

it('tries again what the server found too fast, and gives up what it will never take', async () => {
  const { reporter, server, sent, store } = setUp()
  server.failure = refusal(422, 'watched_too_fast')
  reporter.observe([[0, 60]], 60)
  await reporter.flush()
  expect(store.all()).toHaveLength(1)
  server.failure = refusal(404, 'not_found')
  await reporter.flush()
  expect(store.all()).toHaveLength(0)
  await reporter.flush()
  expect(sent).toHaveLength(2)
})

it('never reports beyond the end of the film or a progress above 1', async () => {
  const { reporter, sent } = setUp({ duration: 60 })
  reporter.observe([[0, 60.4]], 60.4)
  await reporter.flush()
  expect(sent[0]?.report).toMatchObject({ progress: 1, timestamp: 60, watched: [[0, 60]] })
})
