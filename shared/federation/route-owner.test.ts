import { ownerOf } from './route-owner.ts'

it.each([
  ['/admin', 'mf-admin'],
  ['/admin/members', 'mf-admin'],
  ['/admin/members/new', 'mf-admin'],
  ['/admin/dance', undefined],
  ['/administration', undefined],
])('%s belongs to %s', (prefix, owner) => {
  const routes = [{ prefix: '/admin', open_below: true as const }, { prefix: '/admin/members' }]
  expect(ownerOf(prefix, [{ name: 'mf-admin', routes }])).toBe(owner)
})
