import { remoteDeclaration } from './declaration.ts'

const valid = {
  name: 'mf-forum',
  title: 'Forum',
  routes: [{ prefix: '/forum' }],
  nav: [],
  shell_contract: '^1.0',
  owner: 'Team Forum',
}

describe('remote.json', () => {
  it('takes the smallest declaration there is', () => {
    expect(remoteDeclaration.parse(valid)).toEqual(valid)
  })

  it.each(['/forum', ['/forum', '/posts']])(
    'takes an area of the menu as one path or several: %j',
    (active_below) => {
      const nav = [{ key: 'forum', label: 'Forum', path: '/forum', active_below, place: 'top', order: 1 }]
      expect(remoteDeclaration.parse({ ...valid, nav }).nav).toEqual(nav)
    },
  )

  it.each([
    ['a name without mf-', { name: 'forum' }],
    ['no route at all', { routes: [] }],
    ['a prefix with a slash at its end', { routes: [{ prefix: '/forum/' }] }],
    ['a prefix of the frame', { routes: [{ prefix: '/login/mine' }] }],
    ['a prefix without a slash in front', { routes: [{ prefix: 'forum' }] }],
    ['a contract range that is none', { shell_contract: 'latest' }],
    [
      'a permission that does not exist',
      { nav: [{ key: 'a', label: 'A', path: '/a', place: 'top', order: 1, permission: 'boss' }] },
    ],
    ['two flags of one name', { flags: ['A', 'B'].map((label) => ({ name: 'new', label })) }],
    ['a field nobody knows', { colour: 'red' }],
    ['no owner', { owner: '' }],
  ])('refuses %s', (_, change) => {
    expect(remoteDeclaration.safeParse({ ...valid, ...change }).success).toBe(false)
  })
})
