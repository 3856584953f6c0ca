import type { FederationInfo, HealthEvent, RemoteRegistration } from '@kursportal/shared/federation'
import { openSession } from '../../platform/auth/sessions.ts'
import { contextOn, inTransaction, type Services } from '../../platform/context.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, fakeShell } from '../fake-build.ts'
import { openCluster, SHELLS, type Cluster } from './cluster.ts'
import { openSender, type Send } from './sender.ts'

type Config = { remotes: RemoteRegistration[]; federation: FederationInfo }
type Visitor = { session: string; number: number }
type Releases = Record<string, { old: string; fresh: string }>

const VISITORS = 100
/** So many visitors come between two restarts. */
const BETWEEN_RESTARTS = 20
const THERE_BEFORE = new Date('2026-01-01')

/** For whom the newer release of each remote fails. */
const failsFor: Readonly<Record<string, (visitor: number) => boolean>> = {
  'mf-alle': () => true,
  'mf-fuenftel': (visitor) => visitor % 5 === 3,
  'mf-hundertstel': (visitor) => visitor === 37,
  'mf-gut': () => false,
  'mf-verwaltung': () => true,
}

const seed = async (services: Services) => {
  await addRelease(services, fakeShell(SHELLS[0]))
  const releases: Releases = {}
  for (const name of Object.keys(failsFor)) {
    const closed = name === 'mf-verwaltung'
    const prefix = `/${name.slice(3)}`
    const routes = [{ prefix, chunk: 'first', ...(closed && { permission: 'admin' as const }) }]
    const release = (code: string) =>
      addRelease(services, fakeBuild(`${code} of ${name}`, name, [prefix], { routes }))
    releases[name] = { old: await release('old'), fresh: await release('fresh') }
  }
  const somebody = async (number: number, is_admin: boolean): Promise<Visitor> => {
    const email = `${is_admin ? 'verwaltung' : 'besuch'}-${number}@beispiel.de`
    const id = await inTransaction(services, (context) =>
      addPerson(context, { email, is_admin, created_at: THERE_BEFORE }),
    )
    return { number, session: await openSession(contextOn(services, services.database.db), id, 'test') }
  }
  const [visitors, admins]: [Visitor[], Visitor[]] = [[], []]
  for (let number = 1; number <= VISITORS; number += 1) visitors.push(await somebody(number, false))
  for (let number = 1; number <= 3; number += 1) admins.push(await somebody(number, true))
  return { releases, visitors, admins }
}

/** Opens a page, and tells how each remote of it did. @returns the remotes that failed */
const visit = async (send: Send, { session, number }: Visitor, releases: Releases): Promise<string[]> => {
  const config = (await send({ method: 'GET', path: '/system-config', session })) as Config
  const failed: string[] = []
  const events = config.remotes.map(({ name, version }): HealthEvent => {
    const fails = version === releases[name]?.fresh && failsFor[name]?.(number) === true
    if (fails) failed.push(name)
    return {
      remote: name,
      version,
      outcome: fails ? 'failed' : 'shown',
      failure: fails ? 'render_threw' : null,
      duration_ms: 100,
      retries: 0,
      fallback: false,
    }
  })
  const { health_token } = config.federation
  await send({ method: 'POST', path: '/remote-health', session, body: { health_token, events } })
  return failed
}

describe('a hundred visitors, while processes are restarted and killed', () => {
  let cluster: Cluster<Awaited<ReturnType<typeof seed>>>
  beforeAll(async () => {
    cluster = await openCluster(['web', 'web'], seed)
  })
  afterAll(() => cluster.close())

  const served = async (): Promise<Record<string, string | null>> => {
    const remotes = await cluster.db.selectFrom('remotes').select(['name', 'active_version']).execute()
    return Object.fromEntries(remotes.map(({ name, active_version }) => [name, active_version]))
  }
  const restart = async (time: number): Promise<void> => {
    const [first, second] = cluster.processes
    if (time % 2 === 0) await first?.restart()
    else second?.kill()
    await cluster.whole()
  }

  it('have what is broken for all after five of them, for a fifth after twenty, and never lose what is good', async () => {
    const { send } = openSender(cluster.url)
    const { releases, visitors, admins } = cluster.seeded
    const failures: Record<string, number> = {}
    const seenBy = async (visitor: Visitor): Promise<void> => {
      for (const name of await visit(send, visitor, releases)) failures[name] = (failures[name] ?? 0) + 1
    }
    for (const [place, visitor] of visitors.entries()) {
      if (place % BETWEEN_RESTARTS === BETWEEN_RESTARTS - 1) await restart(place)
      await seenBy(visitor)
    }
    expect(failures['mf-alle']).toBe(5)
    expect(failures['mf-fuenftel']).toBeLessThanOrEqual(20)
    expect(failures['mf-hundertstel']).toBe(1)

    // Those who cannot open it have said so a hundred times, and were not heard.
    const { old: closedBefore, fresh: closed } = releases['mf-verwaltung'] ?? {}

    for (const admin of admins) {
      expect((await served())['mf-verwaltung']).toBe(closed)
      await seenBy(admin)
      await restart(admin.number)
    }
    expect(await served()).toMatchObject({
      'mf-alle': releases['mf-alle']?.old,
      'mf-fuenftel': releases['mf-fuenftel']?.old,
      'mf-hundertstel': releases['mf-hundertstel']?.fresh,
      'mf-gut': releases['mf-gut']?.fresh,
      'mf-verwaltung': closedBefore,
    })
    expect(cluster.processes.flatMap(({ crashes }) => crashes)).toEqual([])
  })
})
