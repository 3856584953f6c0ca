import { setTimeout as wait } from 'node:timers/promises'
import { openCluster, SHELLS, type Cluster } from './cluster.ts'
import { beginLoad } from './load.ts'
import { findLosses, untilQuiet } from './losses.ts'
import { seedCluster, type ClusterSeed } from './seed.ts'

/**
 * Minutes in which processes are killed at random; `npm run test:deep` says how many. Without, the faults are left out.
 * A long run belongs in a clone that nobody edits: the builds that are started share its packages.
 */
const MINUTES = Number(process.env['FAULTS_MINUTES'] ?? '0')
const whenAsked = MINUTES > 0 ? describe : describe.skip
/** Seconds something is away: longer than it takes to notice. */
const AWAY_SECONDS = 10
/** Seconds in which everything is answered again. */
const BACK_WITHIN_SECONDS = 30
const QUIET_WITHIN_SECONDS = 240
/** Milliseconds a fault with everything around it may take. */
const MOST_MS = (MINUTES + 10) * 60_000
/** How far the clocks of machines are apart that nobody sets right. */
const CLOCKS_APART_SECONDS = 45

whenAsked('faults under load (FAULTS_MINUTES)', () => {
  let cluster: Cluster<ClusterSeed>
  let loads = 0
  beforeAll(async () => {
    cluster = await openCluster(['web', 'web', 'worker', 'media'], seedCluster)
  })
  afterAll(() => cluster.close())

  /**
   * Runs a fault while people work, and waits until all is well again; answers what was lost, doubled or died. A long fault
   * asks whether they still work: behind somebody who was told something unexpected, nothing more is to be seen.
   */
  const under = async (
    fault: (hasEnded: () => boolean) => Promise<string[] | void>,
    { noticed = true }: { noticed?: boolean } = {},
  ): Promise<string[]> => {
    const load = beginLoad(cluster.url, cluster.seeded, loads)
    loads += 1
    await wait(2_000)
    const wrong = (await fault(load.hasEnded)) ?? []
    const endedAt = Date.now()
    await cluster.whole()
    // It came back by itself: people go on before anything is done about it.
    const before = load.tries.answered
    while (load.tries.answered < before + 20 && !load.hasEnded()) await wait(50)
    const seconds = (Date.now() - endedAt) / 1000
    await wait(2_000)
    await load.stop()
    await untilQuiet(cluster, QUIET_WITHIN_SECONDS)
    const crashed = cluster.processes.flatMap(({ crashes }) => crashes.splice(0))
    const lost = await findLosses(cluster, load.acknowledged)
    return [
      ...wrong,
      ...crashed,
      ...lost,
      ...(seconds > BACK_WITHIN_SECONDS ? [`it was back after ${seconds} s`] : []),
      ...(noticed ? [] : load.tries.failed),
      ...(load.acknowledged.courses.size > 0 && load.acknowledged.payouts.size > 0 ? [] : ['nobody worked']),
    ]
  }

  /** Something is away for a while. */
  const away = (begin: () => Promise<void> | void, end: () => Promise<void>) => async (): Promise<void> => {
    await begin()
    await wait(AWAY_SECONDS * 1000)
    await end()
  }

  const restartAll = async () => {
    for (const each of cluster.processes) {
      await each.restart()
      await cluster.whole()
    }
  }

  /** Of each process that serves people, whose shell its page names and whether it has the files of both. */
  const shells = async (): Promise<string[]> =>
    Promise.all(
      cluster.processes
        .filter(({ role }) => role === 'web')
        .map(async ({ url }) => {
          const page = await (await fetch(`${url}/`)).text()
          const active = SHELLS.find((hash) => page.includes(hash)) ?? 'none'
          const files = await Promise.all(
            SHELLS.map(async (hash) => {
              const { status } = await fetch(`${url}/assets/shell.${hash}.js`)
              return status === 200 ? hash : ''
            }),
          )
          return `${active} of ${files.filter(Boolean).join(', ')}`
        }),
    )

  it.each<[string, () => Promise<void>]>([
    [
      'the database is restarted',
      async () => {
        await cluster.database.crash()
        await cluster.database.start()
      },
    ],
    [
      'the database is gone',
      away(
        () => cluster.database.crash(),
        () => cluster.database.start(),
      ),
    ],
    [
      'the database hangs',
      away(
        () => cluster.database.suspend(),
        () => cluster.database.resume(),
      ),
    ],
    [
      'the bucket is gone',
      away(
        () => cluster.bucket.refuse(),
        () => cluster.bucket.goOn(),
      ),
    ],
    [
      'the bucket hangs',
      away(
        () => cluster.bucket.stall(),
        () => cluster.bucket.goOn(),
      ),
    ],
  ])(
    '%s: nothing acknowledged is lost or doubled, and all goes on by itself',
    async (_, fault) => {
      expect(await under(fault)).toEqual([])
    },
    MOST_MS,
  )

  it(
    'nobody notices that every process is restarted, one after the other',
    async () => {
      expect(await under(restartAll, { noticed: false })).toEqual([])
    },
    MOST_MS,
  )

  it(
    'nobody notices a deployment: both builds serve what is active, and none takes it back',
    async () => {
      const [old, fresh] = cluster.builds
      const deployment = async () => {
        expect(await shells()).toEqual([`${SHELLS[0]} of ${SHELLS[0]}`, `${SHELLS[0]} of ${SHELLS[0]}`])
        for (const each of cluster.processes) {
          each.next.build = fresh
          await each.restart()
          await cluster.whole()
          expect(new Set(await shells())).toEqual(new Set([`${SHELLS[0]} of ${SHELLS[0]}`]))
        }
        await cluster.deployRemotes(fresh)
        const both = `${SHELLS[1]} of ${SHELLS.join(', ')}`
        while ((await shells()).some((shell) => shell !== both)) await wait(200)
        const [first] = cluster.processes
        if (first) first.next.build = old
        await first?.restart()
        await cluster.whole()
        expect(new Set(await shells())).toEqual(new Set([both]))
      }
      expect(await under(deployment, { noticed: false })).toEqual([])
    },
    MOST_MS,
  )

  it(
    'clocks are apart: nobody notices',
    async () => {
      const setClocks = async (seconds: readonly number[]) => {
        for (const [index, each] of cluster.processes.entries())
          each.next.clockAheadSeconds = seconds[index % seconds.length] ?? 0
        await restartAll()
      }
      const apart = async () => {
        await setClocks([CLOCKS_APART_SECONDS, -CLOCKS_APART_SECONDS])
        await wait(AWAY_SECONDS * 1000)
        await setClocks([0])
      }
      expect(await under(apart, { noticed: false })).toEqual([])
    },
    MOST_MS,
  )

  it(
    'processes are killed at random: nothing acknowledged is lost or doubled',
    async () => {
      const killing = async (hasEnded: () => boolean) => {
        const end = Date.now() + MINUTES * 60_000
        while (Date.now() < end && !hasEnded()) {
          const one = cluster.processes[Math.floor(Math.random() * cluster.processes.length)]
          one?.kill()
          await wait(3_000 + Math.random() * 8_000)
        }
      }
      expect(await under(killing)).toEqual([])
    },
    MOST_MS,
  )

  // The last one: the server that took over has no other beside it.
  it(
    'the database fails over without a word: nothing acknowledged is lost or doubled, and all goes on by itself',
    async () => {
      expect(await under(cluster.failOver)).toEqual([])
    },
    MOST_MS,
  )
})
