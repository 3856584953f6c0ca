import type { AnswerOf } from '@kursportal/shared/client'

const CLUB = '01980000-0000-7000-8000-00000000c001'

/** Somebody of the list. */
export const member: AnswerOf<'GET /users'>['items'][number] = {
  id: '01980000-0000-7000-8000-00000000b001',
  email: 'lore.lindner@beispiel.example',
  first_name: 'Lore',
  last_name: 'Lindner',
  image_id: null,
  city: 'Kassel',
  birth_date: '1950-01-01',
  perms: { admin: false, course_creator: false },
  roles: [],
  society: { id: CLUB, name: 'Gesund in Kassel' },
  courses_started: 3,
  courses_finished: 1,
  created_at: '2026-01-01T10:00:00.000Z',
  last_seen_at: null,
  must_change_password: false,
}
