import { createUploadEngine } from './upload-engine.ts'
import { createUploadHub } from './upload-hub.ts'
import type { UploadNews } from './upload-types.ts'
import { keptOf, settled, uploadWorld } from './uploads.testing.ts'

/** A browser with tabs that share what is kept and a server; the first tab that asks leads until it is closed. */
const browser = () => {
  const world = uploadWorld()
  const heard = new Set<{ hear: (news: UploadNews) => void; closed: boolean }>()
  const waiting: { lead: () => void; closed: boolean }[] = []
  let leader: object | undefined
  const passOn = (): void => {
    const next = waiting.find(({ closed }) => !closed && leader === undefined)
    if (!next) return
    leader = next
    waiting.splice(waiting.indexOf(next), 1)
    next.lead()
  }
  const open = (user = 'u1') => {
    const engine = createUploadEngine(world)
    const ends = { hear: (_news: UploadNews): void => undefined, closed: false }
    const place = { lead: (): void => undefined, closed: false }
    heard.add(ends)
    const hub = createUploadHub({
      engine,
      keeper: world.keeper,
      channel: {
        post: (news) => {
          if (ends.closed) return
          for (const other of heard) if (other !== ends && !other.closed) setTimeout(() => other.hear(news))
        },
        listen: (hear) => {
          ends.hear = hear
        },
      },
      tellEvery: 0,
      leadOnce: (lead) => {
        place.lead = lead
        waiting.push(place)
        passOn()
      },
    })
    hub.use(user)
    return {
      hub,
      states: () => [...hub.snapshot().values()].map(({ videoId, state, sent }) => [videoId, state, sent]),
      /** Nothing of it runs any more, and its lock goes on. */
      die: () => {
        ends.closed = true
        place.closed = true
        void engine.suspend()
        if (leader === place) leader = undefined
        passOn()
      },
    }
  }
  return { world, open }
}

/** Lets what tabs tell each other come and go, with what follows of it. */
const told = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await settled()
}

describe('the uploads of a browser with several tabs', () => {
  it('are sent by one tab and shown by all', async () => {
    const { world, open } = browser()
    const [first, second] = [open(), open()]
    await second.hub.start(keptOf('v1'))
    expect(second.states()).toEqual([['v1', 'starting', 0]])
    await told()
    expect(world.log).toEqual(['link v1 null', 'begin v1.mp4'])
    world.events('v1').sent(400)
    await told()
    expect([first.states(), second.states()]).toEqual([[['v1', 'sending', 400]], [['v1', 'sending', 400]]])
    const third = open()
    await told()
    expect(third.states()).toEqual([['v1', 'sending', 400]])
    expect(world.log).toHaveLength(2)
  })

  it('are paused, gone on with and given up from any tab', async () => {
    const { world, open } = browser()
    const [first, second] = [open(), open()]
    await first.hub.start(keptOf('v1'))
    await told()
    await second.hub.pause('v1')
    await told()
    expect(first.states()).toEqual([['v1', 'paused', 0]])
    await second.hub.resume('v1')
    await told()
    expect(world.log.at(-1)).toBe('resume v1.mp4')
    await second.hub.cancel('v1')
    await told()
    expect([first.states(), second.states(), world.kept.size]).toEqual([[], [], 0])
  })

  it('are taken over when the tab that sends is gone', async () => {
    const { world, open } = browser()
    const [first, second] = [open(), open()]
    await first.hub.start(keptOf('v1'))
    await first.hub.start(keptOf('v2'))
    await told()
    world.complete.add('v1')
    first.die()
    await told()
    expect(world.log.slice(-3)).toEqual(['link v1 up-v1', 'link v2 up-v2', 'resume v2.mp4'])
    expect(second.states()).toEqual([['v2', 'starting', 0]])
    expect([...world.kept.keys()]).toEqual(['v2'])
  })

  it('show nothing any more once they ended while nobody led', async () => {
    const { world, open } = browser()
    const [first, second] = [open(), open()]
    await first.hub.start(keptOf('v1'))
    await told()
    await world.keeper.forget('v1')
    first.die()
    await told()
    expect(second.states()).toEqual([])
  })

  it('tell every tab when the server knows something new', async () => {
    const { world, open } = browser()
    const [first, second] = [open(), open()]
    let news = 0
    second.hub.onServerChange(() => news++)
    await first.hub.start(keptOf('v1'))
    await told()
    expect(news).toBe(1)
    world.events('v1').done()
    await told()
    expect([news, world.kept.size]).toEqual([2, 0])
  })

  it('stop with the session and go on with the next of the same person', async () => {
    const { world, open } = browser()
    const tab = open()
    await tab.hub.start(keptOf('v1'))
    await told()
    tab.hub.use(undefined)
    await told()
    expect([tab.states(), world.log.at(-1), world.kept.size]).toEqual([[], 'stop v1.mp4', 1])
    tab.hub.use('u2')
    await told()
    expect(tab.states()).toEqual([])
    tab.hub.use('u1')
    await told()
    expect(tab.states()).toEqual([['v1', 'starting', 0]])
  })
})
