import { testRemote } from '../testing/platform.ts'
import { isBelow } from './address-space.ts'
import { claimOf } from './routing.ts'

const remote = (name: string, ...prefixes: string[]) =>
  testRemote({ name, routes: prefixes.map((prefix) => ({ prefix })) })

describe('below a path', () => {
  it.each([
    ['/admin', '/admin', true],
    ['/admin/members', '/admin', true],
    ['/administrator', '/admin', false],
    ['/', '/admin', false],
    ['/anything', '/', true],
  ])('%s below %s: %s', (pathname, prefix, expected) => {
    expect(isBelow(pathname, prefix)).toBe(expected)
  })
})

describe('whose address it is', () => {
  const remotes = [remote('mf-learner', '/certificate', '/courses'), remote('mf-shop', '/courses/shop')]

  it.each([
    ['/courses/7', 'mf-learner'],
    ['/courses/shop', 'mf-shop'],
    ['/courses/shop/basket', 'mf-shop'],
    ['/courses/shopping', 'mf-learner'],
    ['/certificates', undefined],
  ])('%s: %s', (pathname, name) => {
    expect(claimOf(remotes, pathname)?.remote.name).toBe(name)
  })
})
