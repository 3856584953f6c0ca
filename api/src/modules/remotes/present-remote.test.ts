import type { RemoteDeclaration } from '@kursportal/shared/federation'
import { presentInPage, type ResolvedRemote } from './present-remote.ts'

const declaration: RemoteDeclaration = {
  name: 'mf-test',
  title: 'Test',
  routes: [{ prefix: '/test', chunk: 'first' }, { prefix: '/other' }],
  screens: [{ path: '/other/:id', chunk: 'second' }],
  nav: [],
  shell_contract: '^1.0',
  owner: 'Team Test',
}
const integrity = Object.fromEntries(
  ['entry.1.js', 'remote.1.js', 'first.1.js', 'second.1.js', 'third.1.js', '612.1.js', 'player.1.css'].map(
    (path) => [path, `hash of ${path}`],
  ),
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
const named = (of: ResolvedRemote, shellContract: string): string[] =>
  Object.keys(presentInPage(of, shellContract).integrity ?? {})

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
