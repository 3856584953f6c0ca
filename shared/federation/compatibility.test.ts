import { judgeCompatibility, type ApiNeeds, type ReleaseNeeds, type ShellOffer } from './compatibility.ts'

const offer: ShellOffer = {
  contract_version: '1.1.0',
  provides: { react: '19.3.1', '@kursportal/shared/ui': '1.1.0' },
  permissions: ['admin', 'course_creator'],
}
const needs: ReleaseNeeds = {
  shell_contract: '^1.0',
  shared: { react: '^19.0.0', '@kursportal/shared/ui': '^1.0.0' },
  permissions: ['admin'],
  types: true,
  files: [],
}

const api = (change: Partial<ApiNeeds>): ApiNeeds => ({
  built_with: '1.4.0',
  served: '1.2.0',
  missing: [],
  ...change,
})

describe('the activation gate', () => {
  it('lets in what fits in every respect', () => {
    expect(judgeCompatibility(needs, offer)).toEqual({ answer: 'compatible', reasons: [] })
  })

  it.each(['1.2.0', '1.9.0'])('lets in what was built with an API 1.4 where it is %s', (version) => {
    const { answer } = judgeCompatibility({ ...needs, api: api({ served: version }) }, offer)
    expect(answer).toBe('compatible')
  })

  it.each<[string, Partial<ReleaseNeeds>, string, string]>([
    ['a newer shell', { shell_contract: '^1.2' }, 'shell_contract', 'shell'],
    ['another major of the shell', { shell_contract: '^2.0' }, 'shell_contract', 'shell'],
    ['a module the shell does not have', { shared: { vue: '^3.0.0' } }, 'shared_missing', 'vue'],
    ['a newer React', { shared: { react: '^20.0.0' } }, 'shared_version', 'react'],
    ['a permission nobody knows', { permissions: ['boss'] }, 'permission_unknown', 'boss'],
    ['no types archive', { types: false }, 'types_missing', 'types'],
    ['a file without a hash', { files: [{ path: 'a.js', wrong: 'hash_missing' }] }, 'hash_missing', 'a.js'],
    ['a changed file', { files: [{ path: 'a.js', wrong: 'file_differs' }] }, 'file_differs', 'a.js'],
    ['a route of another remote', { taken: [{ prefix: '/sales', by: 'mf-sales' }] }, 'route_taken', '/sales'],
    ['a call the API lacks', { api: api({ missing: ['GET /x'] }) }, 'call_missing', 'GET /x'],
    ['another major of the API', { api: api({ built_with: '2.0.0' }) }, 'api_version', 'api'],
    ['a missing file', { files: [{ path: 'a.js', wrong: 'file_missing' }] }, 'file_missing', 'a.js'],
  ])('refuses %s and says so', (_, change, code, subject) => {
    const { answer, reasons } = judgeCompatibility({ ...needs, ...change }, offer)
    expect(answer).toBe('incompatible')
    expect(reasons).toEqual([expect.objectContaining({ code, subject })])
  })

  it.each<[string, Partial<ReleaseNeeds>, ShellOffer | undefined, string]>([
    ['there is no shell to ask', {}, undefined, 'shell_unknown'],
    ['the release does not say what it shares', { shared: undefined }, offer, 'shared_unknown'],
    ['nobody looked for types', { types: undefined }, offer, 'shared_unknown'],
    ['it fills a place that no page offers', { placeless: ['learner.forum'] }, offer, 'place_missing'],
    [
      'it drops a place that is filled',
      { dropped: [{ place: 'learner.course', by: 'mf-sales' }] },
      offer,
      'place_dropped',
    ],
    ['a range cannot be read', { shared: { react: '>=18 <20' } }, offer, 'range_unreadable'],
  ])('cannot tell when %s', (_, change, shell, code) => {
    const { answer, reasons } = judgeCompatibility({ ...needs, ...change }, shell)
    expect(answer).toBe('unknown')
    expect(reasons).toEqual([expect.objectContaining({ code })])
  })

  it('names every reason at once, and what is wrong outweighs what is not known', () => {
    const { answer, reasons } = judgeCompatibility(
      { ...needs, shared: undefined, types: false, shell_contract: '^2.0' },
      offer,
    )
    expect(answer).toBe('incompatible')
    expect(reasons.map(({ code }) => code)).toEqual(['types_missing', 'shell_contract'])
  })
})
