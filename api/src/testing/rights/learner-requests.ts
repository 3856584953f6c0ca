import { TEST_PASSWORD } from '../test-platform.ts'
import type { RightsRequests } from './rights-requests.ts'
import type { RightsWorld } from './rights-world.ts'

const course = ({ live }: RightsWorld) => ({ 'course-id': live.course })
const chapter = ({ live }: RightsWorld) => ({ 'chapter-id': live.chapter })
const film = ({ live }: RightsWorld) => ({ 'video-id': live.film })
const attempt = (world: RightsWorld) => ({ 'attempt-id': world.attempt })
const thread = ({ forum }: RightsWorld) => ({ 'thread-id': forum.thread })
const quiz = ({ live }: RightsWorld) => ({ 'video-id': live.quiz })

/** Learning; lea has access to the course, the participation is hers. */
export const learnerRequests: RightsRequests = {
  'GET /courses': () => ({}),
  'GET /course': (world) => ({ query: course(world) }),
  'GET /chapters': (world) => ({ query: course(world) }),
  'GET /chapter': (world) => ({ query: chapter(world) }),
  'GET /chapters-videos': (world) => ({ query: course(world) }),
  'GET /course/passages': (world) => ({ query: { ...course(world), search: 'atmen' } }),
  'GET /videos': (world) => ({ query: chapter(world) }),
  'GET /video': (world) => ({ query: film(world) }),
  'GET /video/next': (world) => ({ query: film(world) }),
  'GET /first-video': (world) => ({ query: course(world) }),
  'GET /video/rich-text live': ({ live }) => ({ query: { 'video-id': live.text } }),
  'GET /video/quiz live': (world) => ({ query: quiz(world) }),
  'GET /watch live': (world) => ({ query: film(world) }),
  'GET /attachments live': (world) => ({ query: film(world) }),
  'POST /video/progress': ({ live }) => ({ body: { video_id: live.text, progress: 1 } }),
  'GET /course-start': (world) => ({ query: course(world) }),
  'POST /course-start': ({ live }) => ({ body: { course_id: live.course } }),
  'GET /start-confirmations': ({ people }) => ({ query: { 'user-id': people.lea } }),
  'POST /course-finish': ({ doneLive }) => ({ body: { course_id: doneLive } }),
  'GET /course-participations own': () => ({}),
  'GET /course-participations': ({ people }) => ({ query: { 'user-id': people.lea } }),
  'GET /redo-course': (world) => ({ query: course(world) }),
  'POST /redo-course': ({ live }) => ({ body: { course_id: live.course } }),
  'GET /calendar/file': (world) => ({ query: course(world) }),
  'GET /course-pause': (world) => ({ query: course(world) }),
  'POST /course-pause': ({ live }) => ({ body: { course_id: live.course, until: '2030-01-01' } }),
  'DELETE /course-pause': (world) => ({ query: course(world) }),
  'POST /user-finish': ({ certificate }) => ({ body: { course_id: certificate.course_id } }),
  'GET /certificate-declarations': ({ certificate }) => ({ query: { 'course-id': certificate.course_id } }),
  'GET /certificates': ({ people }) => ({ query: { 'user-id': people.lea } }),
  'GET /certificate': ({ certificate }) => ({ query: { 'certificate-id': certificate.id } }),
  'POST /certificate/reissue': ({ certificate }) => ({
    body: { certificate_id: certificate.id, reason: 'person' },
  }),
  'GET /certificate/file': ({ certificate }) => ({ query: { 'certificate-id': certificate.id } }),
  'GET /certificate/picture': ({ certificate }) => ({
    query: { 'certificate-id': certificate.id, size: 'small' },
  }),
  'GET /certificate-check': ({ certificate }) => ({ query: { number: certificate.number } }),
  'DELETE /course-progress': ({ people, doneLive }) => ({
    query: { 'user-id': people.lea, 'course-id': doneLive },
    headers: { 'x-admin-password': TEST_PASSWORD },
  }),
  'GET /quiz/attempts': (world) => ({ query: quiz(world) }),
  'POST /quiz/attempt': ({ live }) => ({ body: { video_id: live.quiz } }),
  'GET /quiz/attempt': (world) => ({ query: attempt(world) }),
  'PATCH /quiz/attempt': (world) => ({
    query: attempt(world),
    body: { question_id: world.question, answer: ['true'] },
  }),
  'POST /quiz/attempt/submit': (world) => ({ query: attempt(world) }),
  'GET /forum': (world) => ({ query: course(world) }),
  'PATCH /forum': (world) => ({ query: course(world), body: { followed: true } }),
  'GET /threads': (world) => ({ query: course(world) }),
  'GET /thread': (world) => ({ query: thread(world) }),
  'POST /thread': ({ live }) => ({ body: { course_id: live.course, title: 'Noch etwas', text: 'Wie oft?' } }),
  'PATCH /thread word': (world) => ({ query: thread(world), body: { title: 'Anders gefragt' } }),
  'PATCH /thread/standing': (world) => ({ query: thread(world), body: { followed: false } }),
  'GET /thread-posts': (world) => ({ query: thread(world) }),
  'PUT /thread-post': (world) => ({ query: thread(world), body: { text: 'Danke' } }),
  'PUT /thread-post edit': (world) => ({
    query: thread(world),
    body: { post_id: world.forum.reply, text: 'Danke dir' },
  }),
  'DELETE /thread-post': ({ forum }) => ({ query: { 'post-id': forum.reply } }),
  'POST /thread-post/report': ({ forum }) => ({
    query: { 'post-id': forum.answer },
    body: { reason: 'other' },
  }),
  'GET /forum/mail': () => ({}),
  'PATCH /forum/mail': () => ({ body: { digest: 'weekly' } }),
  'GET /care': (world) => ({ query: course(world) }),
  'GET /care-questions': (world) => ({ query: course(world) }),
  'POST /care-question': ({ live }) => ({ body: { course_id: live.course, text: 'Wie lange?' } }),
  'GET /care-question': ({ care }) => ({ query: { 'care-question-id': care.question } }),
  'POST /care-question/read': ({ care }) => ({ query: { 'care-question-id': care.question } }),
  'POST /care-question/message': ({ care }) => ({
    query: { 'care-question-id': care.question },
    body: { text: 'Auch abends?' },
  }),
  'GET /appointments': (world) => ({ query: course(world) }),
  'GET /search-courses': () => ({}),
  'GET /user-data': ({ people }) => ({
    query: { 'user-id': people.lea, reason: 'Auskunft' },
    headers: { 'x-admin-password': TEST_PASSWORD },
  }),
  'DELETE /session': ({ session }) => ({ query: { key: session } }),
  'DELETE /consent': ({ consent }) => ({ query: { 'consent-id': consent } }),
}
