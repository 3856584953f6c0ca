import type { RemoteDeclaration } from '@kursportal/shared/federation'
import type { Actor } from '../../platform/context.ts'
import { isOpenTo } from './audience.ts'

const somebody: Actor = { user_id: '1', is_admin: false, is_course_creator: false, session_hash: null }
const admin: Actor = { ...somebody, is_admin: true }
const forAdmins: RemoteDeclaration['routes'] = [{ prefix: '/admin/x', permission: 'admin' }]

it.each<[string, Partial<RemoteDeclaration>, Actor | null, boolean]>([
  ['a public page', { routes: [{ prefix: '/x', public: true }] }, null, true],
  ['a page for whoever is logged in', { routes: [{ prefix: '/x' }] }, null, false],
  ['a page for whoever is logged in', { routes: [{ prefix: '/x' }] }, somebody, true],
  ['a page for admins', {}, somebody, false],
  ['a page for admins', {}, admin, true],
  ['a place for everybody', { places: [{ name: 'a' }] }, null, true],
  ['a place for whoever is logged in', { places: [{ name: 'a', roles: ['user'] }] }, null, false],
  ['a place for whoever is logged in', { places: [{ name: 'a', roles: ['user'] }] }, somebody, true],
  ['a place for group leaders', { places: [{ name: 'a', roles: ['group_leader'] }] }, somebody, false],
])('%s is open to somebody (%#)', (_, declared, actor, open) => {
  expect(isOpenTo({ routes: forAdmins, ...declared }, actor)).toBe(open)
})
