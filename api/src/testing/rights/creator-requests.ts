import type { RightsRequests } from './rights-requests.ts'
import { appointmentFields, contactFields } from './care-world.ts'
import { UNKNOWN } from '../values.ts'
import { emailOf, type RightsWorld } from './rights-world.ts'

const document = { type: 'doc', content: [] }
const quiz = {
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: true,
  questions: [],
}

const course = ({ draft }: RightsWorld) => ({ 'course-id': draft.course })
const chapter = ({ draft }: RightsWorld) => ({ 'chapter-id': draft.chapter })
const film = ({ draft }: RightsWorld) => ({ 'video-id': draft.film })
const access = (world: RightsWorld) => ({ 'access-id': world.access })
const society = (world: RightsWorld) => ({
  'access-id': world.societyAccess,
  'society-id': world.community,
})

/** Courses, films and accesses; all of them are kim's. */
export const creatorRequests: RightsRequests = {
  'POST /course': () => ({ body: { title: 'Neu' } }),
  'PATCH /course': (world) => ({ query: course(world), body: { title: 'Neu' } }),
  'DELETE /course': (world) => ({ query: course(world) }),
  'PUT /duplicate-course': (world) => ({ query: course(world) }),
  'POST /import-course': () => ({ body: { ninox_id: '1' } }),
  'GET /import-course': () => ({ query: { ninox_id: '1' } }),
  'GET /dev-id': ({ live }) => ({ query: { 'course-id': live.course } }),
  'GET /courses/dev': () => ({}),
  'GET /courses/dev/counts': () => ({}),
  'GET /course/dev': (world) => ({ query: course(world) }),
  'PUT /course/live': (world) => ({ query: course(world) }),
  'DELETE /course/going-live': (world) => ({ query: course(world) }),
  'GET /course/changes': (world) => ({ query: course(world) }),
  'POST /import-file': (world) => ({
    query: { name: 'fragen.txt', ...course(world) },
    raw: { type: 'application/octet-stream', bytes: Buffer.from('Sitzen ist gut. {F}') },
  }),
  'GET /export-course': (world) => ({ query: course(world) }),
  'GET /course/differences': (world) => ({ query: course(world) }),
  'GET /course/participants': (world) => ({ query: course(world) }),
  'GET /course/statistics': (world) => ({ query: course(world) }),
  'GET /course/statistics/questions': (world) => ({ query: course(world) }),
  'GET /course/authors': (world) => ({ query: course(world) }),
  'POST /course/author': (world) => ({ query: course(world), body: { email: emailOf('otto') } }),
  'DELETE /course/author': (world) => ({ query: { ...course(world), 'user-id': world.author } }),
  'POST /course/owner': (world) => ({ query: course(world), body: { user_id: world.author } }),
  'PUT /course/editing': (world) => ({
    query: course(world),
    body: { seat: world.author, part_id: world.draft.film },
  }),
  'DELETE /course/editing': (world) => ({ query: { seat: world.author } }),
  'POST /course/discard-change': (world) => ({
    query: course(world),
    body: { kind: 'changed', what: 'course', id: world.draft.course, path: ['title'] },
  }),
  'GET /course/publications': (world) => ({ query: course(world) }),
  'GET /course/draft-versions': (world) => ({ query: course(world) }),
  'POST /course/restore': ({ publication }) => ({ query: { 'publication-id': publication } }),
  'PUT /chapter': (world) => ({ query: course(world), body: {} }),
  'PATCH /chapter': (world) => ({ query: chapter(world), body: { title: 'Neu' } }),
  'DELETE /chapter': (world) => ({ query: chapter(world) }),
  'POST /chapter/restore': (world) => ({ query: chapter(world) }),
  'PATCH /chapter/order': (world) => ({
    query: course(world),
    body: { chapter_ids: [world.draft.chapter] },
  }),
  'PUT /video': (world) => ({ query: chapter(world), body: { type: 'video' } }),
  'PATCH /video': (world) => ({ query: film(world), body: { title: 'Neu' } }),
  'DELETE /video': (world) => ({ query: film(world) }),
  'POST /video/restore': (world) => ({ query: film(world) }),
  'GET /deleted-parts': (world) => ({ query: course(world) }),
  'GET /part-learners': (world) => ({ query: film(world) }),
  'PATCH /video/order': (world) => ({
    query: chapter(world),
    body: { video_ids: [world.draft.quiz, world.draft.text, world.draft.film] },
  }),
  'GET /video/rich-text draft': ({ draft }) => ({ query: { 'video-id': draft.text, dev: 'true' } }),
  'PUT /video/rich-text': ({ draft }) => ({ query: { 'video-id': draft.text }, body: { document } }),
  'GET /video/quiz draft': ({ draft }) => ({ query: { 'video-id': draft.quiz, dev: 'true' } }),
  'GET /quiz/bank': ({ draft }) => ({ query: { 'video-id': draft.quiz } }),
  'GET /quiz/difficulty': ({ draft }) => ({ query: { 'video-id': draft.quiz } }),
  'PUT /video/quiz': ({ draft }) => ({ query: { 'video-id': draft.quiz }, body: { quiz } }),
  'GET /chapter/dev': (world) => ({ query: chapter(world) }),
  'GET /chapters/dev': (world) => ({ query: course(world) }),
  'GET /chapters-videos/dev': (world) => ({ query: course(world) }),
  'GET /video/dev': (world) => ({ query: film(world) }),
  'GET /videos/dev': (world) => ({ query: chapter(world) }),
  'PUT /video/upload-link': (world) => ({ query: film(world), body: { file_name: 'film.mp4' } }),
  'DELETE /video/upload': ({ draft }) => ({ query: { 'video-upload-id': draft.asset } }),
  'PUT /video/former-film': (world) => ({ query: film(world) }),
  'GET /video-space': () => ({}),
  'DELETE /video-space': (world) => ({ query: course(world) }),
  'GET /uploads': () => ({}),
  'DELETE /uploads': () => ({}),
  'GET /watch draft': (world) => ({ query: film(world) }),
  'GET /captions': (world) => ({ query: film(world) }),
  'GET /caption/recognised': (world) => ({ query: film(world) }),
  'POST /caption/recognised': (world) => ({ query: film(world) }),
  'DELETE /caption/recognised': (world) => ({ query: film(world) }),
  'GET /caption': (world) => ({ query: { ...film(world), language: 'de' } }),
  'PUT /caption': (world) => ({
    query: { ...film(world), language: 'de' },
    body: { lines: [{ from: 0, to: 1, text: 'Hallo' }] },
  }),
  'DELETE /caption': (world) => ({ query: { ...film(world), language: 'de' } }),
  'GET /attachments draft': (world) => ({ query: film(world) }),
  'POST /attachment': (world) => ({
    query: { ...film(world), name: 'Neu.pdf' },
    raw: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  }),
  'GET /attachment draft': ({ attachment }) => ({ query: { 'attachment-id': attachment } }),
  'GET /qualification-proofs': (world) => ({ query: course(world) }),
  'POST /qualification-proof': (world) => ({
    query: { ...course(world), name: 'Zeugnis.pdf' },
    raw: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  }),
  'PATCH /qualification-proof': ({ proof }) => ({
    query: { 'proof-id': proof },
    body: { valid_until: '2029-12-31' },
  }),
  'GET /qualification-proof': ({ proof }) => ({ query: { 'proof-id': proof } }),
  'DELETE /qualification-proof': ({ proof }) => ({ query: { 'proof-id': proof } }),
  'DELETE /attachment': ({ attachment }) => ({ query: { 'attachment-id': attachment } }),

  'POST /access': () => ({ body: { name: 'Neu' } }),
  'GET /access': (world) => ({ query: access(world) }),
  'PATCH /access': (world) => ({ query: access(world), body: { name: 'Neu' } }),
  'DELETE /access': (world) => ({ query: access(world) }),
  'GET /accesses': () => ({}),
  'POST /access/course': ({ emptyAccess, draft }) => ({
    query: { 'access-id': emptyAccess, 'course-id': draft.course },
  }),
  'DELETE /access/course': (world) => ({ query: { ...access(world), ...course(world) } }),
  'GET /access/users': (world) => ({ query: access(world) }),
  'POST /access/user': (world) => ({ query: { ...access(world), 'user-id': world.people.mia } }),
  'DELETE /access/user': (world) => ({ query: { ...access(world), 'user-id': world.people.lea } }),
  'POST /access/invitations': (world) => ({
    query: access(world),
    body: { emails: ['neu@beispiel.de'] },
  }),
  'GET /access/invitations': (world) => ({ query: access(world) }),
  'DELETE /access/invitation': (world) => ({
    query: { ...access(world), 'invitation-id': world.invitation },
  }),
  'GET /invitations': () => ({}),
  'POST /access/join': ({ emptyAccess }) => ({ query: { 'access-id': emptyAccess } }),
  'GET /access/societies': ({ societyAccess }) => ({ query: { 'access-id': societyAccess } }),
  'POST /access/society': ({ societyAccess, empty }) => ({
    query: { 'access-id': societyAccess, 'society-id': empty },
  }),
  'DELETE /access/society': (world) => ({ query: society(world) }),
  'GET /landing-page': (world) => ({ query: access(world) }),
  'PUT /landing-page': (world) => ({ query: access(world), body: { blocks: [] } }),
  'GET /access/codes': (world) => ({ query: access(world) }),
  'POST /access/code': (world) => ({
    query: access(world),
    body: { label: 'Praxis', max_uses: null, open_until: null },
  }),
  'PATCH /access/code': (world) => ({
    query: { ...access(world), 'code-id': world.accessCode },
    body: { max_uses: 5 },
  }),
  'GET /landing-page/draft': (world) => ({ query: access(world) }),
  'PUT /landing-page/draft': (world) => ({
    query: access(world),
    body: { page: { blocks: [] }, image_id: null },
  }),
  'POST /landing-page/publish': (world) => ({ query: access(world), body: {} }),
  'GET /landing-page/versions': (world) => ({ query: access(world) }),
  'GET /landing-page/version': (world) => ({
    query: { ...access(world), 'version-id': world.landingVersion },
  }),
  'POST /landing-page/links': (world) => ({ query: access(world) }),
  'GET /landing-page/preview-link': (world) => ({ query: access(world) }),
  'GET /landing-page/preview': () => ({ query: { token: 'nobody.signed.this' } }),
  'POST /landing-page/file': (world) => ({
    query: { ...access(world), name: 'Blatt.pdf' },
    raw: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  }),
  'GET /landing-page/file': (world) => ({ query: { ...access(world), 'file-id': UNKNOWN } }),
  'POST /landing-page/copy': (world) => ({ query: { ...access(world), from: world.access } }),
  'GET /landing-page/films': (world) => ({ query: access(world) }),
  'GET /landing-page/film': (world) => ({ query: { ...access(world), 'film-id': UNKNOWN } }),
  'GET /landing-page/figures': (world) => ({ query: access(world) }),
  'POST /access/visit': (world) => ({ query: access(world), body: {} }),
  'PUT /landing-page/image': (world) => ({ query: access(world), body: { image_id: null } }),
  'PATCH /thread pin': ({ forum }) => ({ query: { 'thread-id': forum.thread }, body: { pinned: true } }),
  'DELETE /thread': ({ forum }) => ({ query: { 'thread-id': forum.thread } }),
  'POST /care-question/answer': ({ care }) => ({
    query: { 'care-question-id': care.question },
    body: { text: 'Zehn Minuten.', minutes: 2 },
  }),
  'PATCH /care-question': ({ care }) => ({
    query: { 'care-question-id': care.question },
    body: { state: 'closed' },
  }),
  'GET /care-inbox': ({ live }) => ({ query: { 'course-id': live.course } }),
  'GET /care-inbox/counts': () => ({}),
  'GET /care-record': ({ live }) => ({ query: { 'course-id': live.course } }),
  'GET /care-record/file': ({ live }) => ({ query: { 'course-id': live.course } }),
  'GET /care-contacts': ({ live, people }) => ({
    query: { 'course-id': live.course, 'user-id': people.lea },
  }),
  'POST /care-contact': ({ live, people }) => ({
    body: { course_id: live.course, user_id: people.lea, ...contactFields },
  }),
  'DELETE /care-contact': ({ care }) => ({ query: { 'contact-id': care.contact } }),
  'GET /appointment/attendance': ({ care }) => ({ query: { 'appointment-id': care.appointment } }),
  'PATCH /appointment/attendance': ({ care, people }) => ({
    query: { 'appointment-id': care.appointment },
    body: { attended: [people.lea], absent: [] },
  }),
  'POST /appointment': ({ live }) => ({ body: { course_id: live.course, ...appointmentFields } }),
  'PATCH /appointment': ({ care }) => ({
    query: { 'appointment-id': care.appointment },
    body: { minutes: 45, based_on: 0 },
  }),
  'GET /forum/reports': ({ live }) => ({ query: { 'course-id': live.course } }),
  'PATCH /forum/reports': ({ forum }) => ({
    query: { 'post-id': forum.answer },
    body: { decision: 'rejected' },
  }),
}
