import { setTimeout as wait } from 'node:timers/promises'
import { openCluster, type Cluster } from './cluster.ts'
import { beginLoad } from './load.ts'
import { findLosses, untilQuiet } from './losses.ts'
import { seedCluster, type ClusterSeed } from './seed.ts'

describe('several processes', () => {
  let cluster: Cluster<ClusterSeed>
  beforeAll(async () => {
    cluster = await openCluster(['web', 'web', 'all'], seedCluster)
  })
  afterAll(() => cluster.close())

  it('are restarted one after the other without a failed request, and one that is killed loses nothing', async () => {
    const { processes } = cluster
    const load = beginLoad(cluster.url, cluster.seeded)
    await wait(1_000)
    processes.find(({ role }) => role === 'all')?.kill()
    for (const web of processes.filter(({ role }) => role === 'web')) {
      expect(await web.restart()).toBe(0)
      await cluster.whole()
    }
    expect(load.tries.failed).toEqual([])
    processes[0]?.kill()
    await wait(1_000)
    await load.stop()
    await untilQuiet(cluster, 120)
    expect(await findLosses(cluster, load.acknowledged)).toEqual([])
    expect(load.acknowledged.courses.size).toBeGreaterThan(10)
    expect(processes.flatMap(({ crashes }) => crashes)).toEqual([])
  })
})
