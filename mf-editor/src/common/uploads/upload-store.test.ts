import { ApiFailure } from '@kursportal/shared/client'
import { createUploadStore } from './upload-store.ts'
import type { Exclusively, FileKeeper, KeptFile, Transport, TransportEvents } from './upload-types.ts'

const film = (name = 'film.mp4', bytes = 1000): File => new File([new Uint8Array(bytes)], name)

/** A server and a browser that do what a test says. */
const world = (before: KeptFile[] = []) => {
  const kept = new Map(before.map((one) => [one.videoId, one]))
  const log: string[] = []
  const locked = new Set<string>()
  let events: TransportEvents | undefined
  let refusal: ApiFailure | undefined
  const keeper: FileKeeper = {
    keep: (one) => Promise.resolve(void kept.set(one.videoId, one)),
    forget: (videoId) => Promise.resolve(void kept.delete(videoId)),
    all: (userId) => Promise.resolve([...kept.values()].filter((one) => one.userId === userId)),
  }
  const transport: Transport = (file, address, resumes, given) => {
    log.push(`${resumes ? 'resume' : 'begin'} ${file.name} at ${address}`)
    events = given
    return Promise.resolve({
      stop: () => Promise.resolve(void log.push('stop')),
      cancel: () => Promise.resolve(void log.push('cancel')),
    })
  }
  const exclusively: Exclusively = async (videoId, act) => {
    if (locked.has(videoId)) return false
    locked.add(videoId)
    await act()
    locked.delete(videoId)
    return true
  }
  const known = new Set(before.map((one) => one.videoId))
  const store = createUploadStore({
    keeper,
    transport,
    exclusively,
    requestLink: (videoId) => {
      if (refusal) return Promise.reject(refusal)
      const resumes = known.has(videoId)
      known.add(videoId)
      return Promise.resolve({ upload_url: `/tus/${videoId}`, resumes })
    },
  })
  return {
    store,
    kept,
    log,
    locked,
    upload: () => store.snapshot().get('v1'),
    event: () => {
      if (!events) throw new Error('nothing is being sent')
      return events
    },
    refuse: (failure: ApiFailure | undefined) => {
      refusal = failure
    },
  }
}

/** Lets everything that waits for nothing but promises happen. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

it('sends a file, tells how far it is, and forgets it once it has arrived', async () => {
  const { store, kept, upload, event } = world()
  let news = 0
  store.onServerChange(() => news++)
  await store.start('u1', 'v1', film())
  await settled()
  expect(kept.has('v1')).toBe(true)
  event().sent(400)
  expect(upload()).toMatchObject({ fileName: 'film.mp4', bytes: 1000, sent: 400, state: 'sending' })
  expect(news).toBe(1)
  event().done()
  await settled()
  expect([upload(), kept.size, news]).toEqual([undefined, 0, 2])
})

it('takes up after a reload what was not finished, without asking for the file again', async () => {
  const { store, log, upload } = world([{ userId: 'u1', videoId: 'v1', file: film(), paused: false }])
  await store.restore('u1')
  await settled()
  expect(log).toEqual(['resume film.mp4 at /tus/v1'])
  expect(upload()).toMatchObject({ bytes: 1000, state: 'starting' })
})

it('leaves alone what somebody else began in this browser', async () => {
  const { store, log } = world([{ userId: 'u2', videoId: 'v1', file: film(), paused: false }])
  await store.restore('u1')
  await settled()
  expect([log, store.snapshot().size]).toEqual([[], 0])
})

it('stays paused over a reload and goes on when told to', async () => {
  const { store, log, upload, kept, event } = world()
  await store.start('u1', 'v1', film())
  await settled()
  event().sent(300)
  await store.pause('v1')
  expect(upload()?.state).toBe('paused')
  expect(kept.get('v1')?.paused).toBe(true)

  const later = world([...kept.values()])
  await later.store.restore('u1')
  await settled()
  expect([later.log, later.upload()?.state]).toEqual([[], 'paused'])
  await later.store.resume('v1')
  await settled()
  expect(later.log).toEqual(['resume film.mp4 at /tus/v1'])
  expect(log).toEqual(['begin film.mp4 at /tus/v1', 'stop'])
})

it('goes on after a pause where it was, and holds the lock again', async () => {
  const { store, upload, event, locked } = world()
  await store.start('u1', 'v1', film())
  await settled()
  event().sent(300)
  await store.pause('v1')
  await settled()
  expect(locked.size).toBe(0)
  await store.resume('v1')
  await settled()
  expect(locked.has('v1')).toBe(true)
  expect(upload()?.sent).toBe(300)
})

it('says why it was refused and can be tried again', async () => {
  const { store, upload, refuse, log } = world()
  refuse(new ApiFailure({ status: 507, code: 'video_quota_used_up', message: 'full' }))
  await store.start('u1', 'v1', film())
  await settled()
  expect(upload()).toMatchObject({ state: 'failed', problem: 'video_quota_used_up' })
  refuse(undefined)
  await store.resume('v1')
  await settled()
  expect(log).toEqual(['begin film.mp4 at /tus/v1'])
})

it('waits while the line is broken', async () => {
  const { store, upload, event } = world()
  await store.start('u1', 'v1', film())
  await settled()
  event().waiting()
  expect(upload()?.state).toBe('waiting')
})

it('cancels for good: the server and the browser forget it', async () => {
  const { store, log, kept } = world()
  await store.start('u1', 'v1', film())
  await settled()
  await store.cancel('v1')
  expect(log.at(-1)).toBe('cancel')
  expect([kept.size, store.snapshot().size]).toEqual([0, 0])
})

it('makes way for another file of the same lecture', async () => {
  const { store, log, upload } = world()
  await store.start('u1', 'v1', film('alt.mp4'))
  await settled()
  await store.start('u1', 'v1', film('neu.mp4'))
  await settled()
  expect(upload()?.fileName).toBe('neu.mp4')
  expect(log[1]).toBe('stop')
})

it('does not send in two tabs at once', async () => {
  const { store, upload, locked, log } = world()
  locked.add('v1')
  await store.start('u1', 'v1', film())
  await settled()
  expect([upload()?.state, log]).toEqual(['busy', []])
})
