import type { RemoteChange } from '../../contract/index.ts'
import { changed, known } from './registry.testing.ts'
import { type } from './type.testing.ts'

const line = (given: Partial<RemoteChange>): RemoteChange => ({
  id: '019a0000-0000-7000-8000-000000000001',
  remote: 'mf-sales',
  at: '2026-01-05T10:00:00.000Z',
  action: 'activated',
  version: '1.1.0-bbb',
  from_version: '1.0.0-aaa',
  audience: null,
  reason: 'Neues',
  actor: { kind: 'person', name: 'Ada Admin' },
  ...given,
})
const byPlatform = { kind: 'platform', name: null } as const
const rolledBack = line({
  action: 'rolled_back',
  version: '1.0.0-aaa',
  from_version: '1.1.0-bbb',
  reason: 'Fünf Fehler in Folge',
  actor: byPlatform,
})
const typed = (command: string, changes: readonly RemoteChange[]) =>
  type(`${command} --reason "Ein Grund"`, {
    ...known,
    'remote-changes': [200, { items: changes, total: changes.length }],
    'remote-change': [200, changed],
  } as never)

const why = '1.1.0-bbb was taken back on 2026-01-05 10:00 (UTC) by the platform: “Fünf Fehler in Folge”'

describe('a release that was taken back', () => {
  it.each([
    'activate mf-sales latest',
    'activate mf-sales latest --dry-run',
    'rollout mf-sales latest --percent 10',
  ])('%s is refused', async (command) => {
    const { code, complaints, sent } = await typed(command, [rolledBack, line({})])
    expect(code).toBe(3)
    expect(complaints).toContain(why)
    expect(sent.some(({ url }) => url.endsWith('/remote-change'))).toBe(false)
  })

  it('is given by its version, and it is said', async () => {
    const { code, complaints } = await typed('activate mf-sales 1.1.0-bbb', [rolledBack, line({})])
    expect(code).toBe(0)
    expect(complaints).toContain(why)
  })

  it.each<[string, readonly RemoteChange[], number]>([
    ['was given anew since', [line({}), rolledBack, line({})], 0],
    [
      'is what was gone back to',
      [line({ ...rolledBack, version: '1.1.0-bbb', from_version: '1.2.0-ccc' })],
      0,
    ],
    ['had its rollout ended by a person', [line({ action: 'halted' })], 0],
    ['had its rollout ended by the platform', [line({ action: 'halted', actor: byPlatform })], 3],
  ])('a release that %s', async (_, changes, expected) => {
    expect((await typed('activate mf-sales latest', changes)).code).toBe(expected)
  })
})
