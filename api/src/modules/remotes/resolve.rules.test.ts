import type { Audience } from '@kursportal/shared/federation'
import { pickRelease, type Visitor } from './resolve.rules.ts'

const nobody: Visitor = { key: null, roles: [], flags: [] }
const remote = (...audiences: Audience[]) => ({
  name: 'mf-test',
  active: 'old',
  rollouts: audiences.map((audience, index) => ({
    id: String(index),
    version: `new-${audience.kind}`,
    audience,
  })),
})
const visitors = Array.from({ length: 4000 }, (_, index): Visitor => ({ ...nobody, key: `visitor-${index}` }))
const share = (percent: number): Visitor[] =>
  visitors.filter(
    (visitor) => pickRelease(remote({ kind: 'percent', percent }), visitor)?.version === 'new-percent',
  )

describe('which release somebody gets', () => {
  it.each<[string, Audience[], Partial<Visitor>, string]>([
    ['the active one', [], {}, 'old'],
    ['their role’s', [{ kind: 'role', role: 'admin' }], { roles: ['admin', 'user'] }, 'new-role'],
    ['not that of another role', [{ kind: 'role', role: 'admin' }], { roles: ['user'] }, 'old'],
    ['that of a flag that is on', [{ kind: 'flag', flag: 'faq' }], { flags: ['faq'] }, 'new-flag'],
    ['not that of a flag that is off', [{ kind: 'flag', flag: 'faq' }], {}, 'old'],
    ['never a share’s, before we know them', [{ kind: 'percent', percent: 99 }], {}, 'old'],
    [
      'what names them most closely',
      [
        { kind: 'percent', percent: 99 },
        { kind: 'flag', flag: 'faq' },
        { kind: 'role', role: 'user' },
      ],
      { key: 'visitor-1', roles: ['user'], flags: ['faq'] },
      'new-role',
    ],
  ])('%s', (_, audiences, visitor, version) => {
    expect(pickRelease(remote(...audiences), { ...nobody, ...visitor })?.version).toBe(version)
  })

  it('nobody’s where there is only a rollout for others', () => {
    expect(pickRelease({ ...remote({ kind: 'role', role: 'admin' }), active: null }, nobody)).toBeUndefined()
  })

  it('is the share that was asked for, and who is in stays in when it grows', () => {
    const tenth = share(10)
    expect(tenth.length / visitors.length).toBeCloseTo(0.1, 1)
    const half = new Set(share(50))
    expect(half.size / visitors.length).toBeCloseTo(0.5, 1)
    expect(tenth.filter((visitor) => !half.has(visitor))).toEqual([])
  })
})
