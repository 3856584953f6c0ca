import type { Access } from '@kursportal/shared/contract'

const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`
const owner = { id: id('1'), name: 'Eva Weiß' }
const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }

/** An access of Eva Weiß's that opens one course. */
export const accessFixture: Access = {
  id: id('a'),
  name: 'Rückenkurs Frühjahr',
  for_societies: false,
  open_until: null,
  needs_code: false,
  fee_cents: null,
  inviter: 'Eva Weiß',
  ended: false,
  society_names: [],
  imprints: [],
  order: null,
  courses: [],
  has_landing_page: false,
  has_access: false,
  can: { join: false, manage: true },
  management: {
    courses: [
      { id: id('c'), live_id: null, title: 'Rückenfit', image_id: null, owner, updated_at: times.updated_at },
    ],
    users: 1,
    societies: 0,
    is_default: false,
    owner,
    ...times,
    version: 'eins',
    edited: null,
  },
}
