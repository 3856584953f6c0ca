import {
  landingCalls,
  newCourse,
  publicFields,
  type Access,
  type LandingDraft,
} from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import LandingBuilderPage from './LandingBuilderPage.tsx'

export const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`
const owner = { id: id('1'), name: 'Eva Weiß' }
export const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }
export const access: Access = {
  id: id('a'),
  name: 'Frühjahr',
  for_societies: false,
  open_until: null,
  needs_code: false,
  fee_cents: null,
  inviter: 'Eva Weiß',
  ended: false,
  society_names: [],
  imprints: [],
  order: null,
  courses: [
    {
      ...pick(newCourse, publicFields),
      id: id('c'),
      title: 'Rückenfit',
      description: '',
      price_cents: 9900,
      for_you: true,
      certified: true,
      can_begin: true,
      withdrawn: false,
      duration_seconds: 60,
      chapters: [],
    },
  ],
  has_landing_page: false,
  has_access: false,
  can: { join: false, manage: true },
  management: {
    courses: [],
    users: 0,
    societies: 0,
    is_default: false,
    owner,
    ...times,
    version: 'eins',
    edited: null,
  },
}
export const join = { kind: 'join' } as const
export const block = (last: string, heading: string) =>
  ({
    type: 'call_to_action',
    id: id(last),
    hidden: false,
    heading,
    text: '',
    button: { label: 'Los', target: join },
  }) as const
export const draft = (more: Partial<LandingDraft> = {}): LandingDraft => ({
  access_id: id('a'),
  page: { blocks: [], seo_title: '', seo_description: '' },
  image_id: null,
  version: 'eins',
  edited: null,
  live: null,
  ...more,
})
export const withBlocks = (...blocks: LandingDraft['page']['blocks']): LandingDraft['page'] => ({
  blocks,
  seo_title: '',
  seo_description: '',
})
const figures = { visits: 40, joined: 10, begun: 4, since: '2026-03-01', codes: [] }

export const open = (answers: FakeAnswers = {}) =>
  renderPage(<LandingBuilderPage />, {
    path: '/course-editor/accesses/:accessId/page',
    at: `/course-editor/accesses/${id('a')}/page`,
    answers: {
      'GET /access': access,
      'GET /landing-page/draft': draft(),
      'GET /landing-page/figures': figures,
      'POST /landing-page/links': { gone: [], waiting: false },
      'PUT /landing-page/draft': ({ body }) => {
        const { page } = landingCalls.writeLandingDraft.body.parse(body)
        return { ...draft({ page }), version: 'zwei' }
      },
      ...answers,
    },
  })
