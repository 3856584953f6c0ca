import type { CallDefinition } from '@kursportal/shared/contract'

/** What an id names and which call answers it. */
const sources: Readonly<Record<string, string>> = {
  access: 'The access: `id` of `GET /accesses`, or what the address of its public page ends with',
  appointment: 'The live appointment: `id` of `GET /appointments`',
  attachment: 'The handout: `id` of `GET /attachments`',
  attempt: 'The attempt: `id` of `POST /quiz/attempt`',
  certificate: 'The certificate: `id` of `GET /certificates`',
  consent: 'The consent: `id` of `GET /consents`',
  document: 'The document: `id` of `GET /payout-documents`',
  export: 'The SEPA file: `id` of `GET /sepa-exports`',
  film: 'The film: `video_upload_id` of its upload',
  image: 'The picture: `id` of `POST /image-upload`',
  insurance: 'The health insurance: `id` of `GET /insurances`; null for none',
  level: 'The level: `id` of `GET /society-levels`',
  participation: 'The participation: `id` of `GET /course-participations`',
  post: 'The post: `id` of `GET /thread-posts`',
  publication: 'The publish: `id` of `GET /course/publications`',
  question: 'The question: `id` of one in the attempt',
  request: 'The payout request: its key in `GET /transaction/requests`',
  rollout: 'The rollout: `id` of one of the `rollouts` of `GET /remote`',
  society: 'The society: `id` of `GET /search-societies`, of `GET /societies` or of `GET /sales-performance`',
  thread: 'The topic: `id` of `GET /threads`',
  transaction: 'The transaction: `id` of `GET /society/transactions`',
  'video-upload':
    'The upload: `video_upload_id` of `PUT /video/upload-link`, or of the `upload` of a draft lecture',
  user: 'The person: `id` of `GET /users`',
}
const drafts: Readonly<Record<string, string>> = {
  course: 'The draft course: `id` of `GET /courses/dev`',
  chapter: 'The chapter of a draft: `id` of `GET /chapters/dev`',
  video: 'The lecture of a draft, of whatever type: `id` of `GET /videos/dev`',
}
const lives: Readonly<Record<string, string>> = {
  course: 'The live course: `id` of `GET /courses`',
  chapter: 'The chapter of a live course: `id` of `GET /chapters`',
  video: 'The lecture of a live course, of whatever type: `id` of `GET /chapters-videos`',
}

/**
 * What an id that goes into a call names, and where it comes from: courses, chapters and lectures are drafts for those
 * who edit them and live ones for everybody else.
 * @param name of the parameter or field, such as `course-id` or `course_id`
 */
export const idWords = (name: string, { who }: Pick<CallDefinition, 'who'>): string | undefined => {
  const what = /^(.+)[-_]id$/.exec(name)?.[1]
  if (what === undefined) return undefined
  return sources[what] ?? (who === 'creator' ? drafts : lives)[what]
}
