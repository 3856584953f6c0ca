import type { RemoteDeclaration } from '@kursportal/shared/federation'
import { presentInPage, type ResolvedRemote } from './present-remote.ts'

const declaration: RemoteDeclaration = {
  name: 'mf-test',
  title: 'Test',
  routes: [
    { prefix: '/test', chunk: 'first', public: true },
    { prefix: '/other' },
    { prefix: '/closed', chunk: 'closed', permission: 'course_creator' },
  ],
  screens: [
    { path: '/other/:id', chunk: 'second' },
    { path: '/closed/:id', chunk: 'closed-one' },
  ],
  nav: [
    { key: 'test', label: 'Test', path: '/test', place: 'top', order: 1 },
    { key: 'closed', label: 'Zu', path: '/closed', place: 'admin', order: 2, permission: 'course_creator' },
  ],
  shell_contract: '^1.0',
  owner: 'Team Test',
}
const integrity = Object.fromEntries(
  [
    'entry.1.js',
    'remote.1.js',
    'first.1.js',
    'second.1.js',
    'closed.1.js',
    'closed-one.1.js',
    'third.1.js',
    '612.1.js',
    'player.1.css',
  ].map((path) => [path, `hash of ${path}`]),
)
const remote = (knowsChunks: boolean): ResolvedRemote => ({
  registration: {
    name: 'mf-test',
    version: '1',
    base_url: '/remotes/mf-test/1/',
    manifest_url: '/remotes/mf-test/1/mf-manifest.json',
    declaration,
    integrity,
    reason: 'active',
    previous: null,
  },
  preload: { entry: ['entry.1.js', 'remote.1.js'], chunks: { first: ['first.1.js', '612.1.js'] } },
  knowsChunks,
})
const anybody = { admin: false, course_creator: false }
const named = (of: ResolvedRemote, shellContract: string): string[] =>
  Object.keys(presentInPage(of, shellContract, anybody).integrity ?? {})

describe('the hashes of a remote in a page', () => {
  it('are those of what the shell itself runs, where the entry knows the others', () => {
    expect(named(remote(true), '1.6.0')).toEqual([
      'entry.1.js',
      'remote.1.js',
      'first.1.js',
      'second.1.js',
      'player.1.css',
    ])
  })

  it.each([
    ['a release that was built before', false, '1.6.0'],
    ['a shell that was built before', true, '1.5.0'],
  ])('are all of them for %s', (_, knowsChunks, shellContract) => {
    expect(named(remote(knowsChunks), shellContract)).toEqual(Object.keys(integrity))
  })
})

describe('of a remote a page names', () => {
  const inPage = (perms: Parameters<typeof presentInPage>[2]) => {
    const { declaration: shown, integrity: hashes = {} } = presentInPage(remote(true), '1.8.0', perms)
    return {
      chunks: Object.keys(hashes).filter((path) => path.endsWith('.js')),
      screens: shown.screens?.map(({ path }) => path),
      nav: shown.nav.map(({ key }) => key),
      routes: shown.routes,
    }
  }
  const entry = ['entry.1.js', 'remote.1.js']
  const [first, other] = declaration.routes
  const forCreators = {
    chunks: [...entry, 'first.1.js', 'second.1.js', 'closed.1.js', 'closed-one.1.js'],
    screens: ['/other/:id', '/closed/:id'],
    nav: ['test', 'closed'],
    routes: declaration.routes,
  }

  it('what a creator and an admin can open', () => {
    expect(inPage({ admin: false, course_creator: true })).toEqual(forCreators)
    expect(inPage({ admin: true, course_creator: false })).toEqual(forCreators)
  })

  it('to a learner nothing of what is closed but its address', () => {
    expect(inPage(anybody)).toEqual({
      chunks: [...entry, 'first.1.js', 'second.1.js'],
      screens: ['/other/:id'],
      nav: ['test'],
      routes: [first, other, { prefix: '/closed', permission: 'course_creator' }],
    })
  })

  it('to nobody in particular only what is public, and every address', () => {
    expect(inPage(undefined)).toEqual({
      chunks: [...entry, 'first.1.js'],
      screens: [],
      nav: ['test'],
      routes: [first, other, { prefix: '/closed', permission: 'course_creator' }],
    })
  })

  it('the hash of its entry alone where nothing of it is open', () => {
    const closed = {
      ...declaration,
      screens: [],
      routes: [{ prefix: '/closed', permission: 'course_creator' as const }],
    }
    const { registration, ...rest } = remote(true)
    const shown = presentInPage(
      { registration: { ...registration, declaration: closed }, ...rest },
      '1.8.0',
      anybody,
    )
    expect(Object.keys(shown.integrity ?? {})).toEqual(['entry.1.js', 'player.1.css'])
  })
})
