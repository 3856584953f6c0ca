import {
  newCourse,
  publicFields,
  type Access,
  type LandingBlock,
  type LandingPageAnswer,
} from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { testId } from '../../testing/lecture.ts'
import AccessPage from './AccessPage.tsx'

/** An access and its page as tests of it need them: Eva's invitation to one course. */
export const ACCESS = testId('a')
export const COURSE = testId('c')

export const course: Access['courses'][number] = {
  ...pick(newCourse, publicFields),
  id: COURSE,
  title: 'Rücken in Bewegung',
  description: 'Sechs Wochen für einen starken Rücken.',
  outcomes: ['Du kennst fünf Übungen'],
  instructor_name: 'Eva Weiß',
  instructor_qualification: 'Physiotherapeutin',
  instructor_image_id: null,
  price_cents: 9900,
  for_you: true,
  certified: true,
  can_begin: true,
  withdrawn: false,
  units_offered: 8,
  unit_minutes: 45,
  duration_seconds: 3600,
  chapters: [{ title: 'Ankommen', lectures: 3 }],
}
export const access = (more: Partial<Access> = {}): Access => ({
  id: ACCESS,
  name: 'Frühjahr',
  for_societies: false,
  open_until: null,
  needs_code: false,
  fee_cents: null,
  courses: [course],
  inviter: 'Eva Weiß',
  ended: false,
  society_names: [],
  imprints: [],
  order: null,
  has_landing_page: false,
  has_access: false,
  can: { join: true, manage: false },
  management: null,
  ...more,
})
const landing = (blocks?: LandingBlock[]): LandingPageAnswer => ({
  access_id: ACCESS,
  image_id: null,
  page: blocks ? { blocks, seo_title: '', seo_description: '' } : null,
  updated_at: '2026-03-01T09:00:00.000Z',
})

type Options = {
  query?: string
  answers?: FakeAnswers
  stranger?: boolean
  blocks?: LandingBlock[]
  state?: unknown
}
export const open = (
  more: Partial<Access> = {},
  { answers = {}, stranger = false, blocks, state, query = '' }: Options = {},
) =>
  renderPage(<AccessPage />, {
    path: '/access/:accessId',
    at: `/access/${ACCESS}${query}`,
    state,
    answers: {
      'GET /access': access(more),
      'GET /landing-page': landing(blocks),
      'POST /access/visit': undefined,
      'GET /access/code-state': { state: 'open' },
      'GET /courses': { items: [], total: 0 },
      ...answers,
    },
    ...(stranger && { session: null }),
  })
export const strangers = { can: { join: false, manage: false } }
