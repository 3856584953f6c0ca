import { learningCalls, type CallAnswer } from '@kursportal/shared/contract'
import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import type { CourseFields } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

export type LearningWorld = Awaited<ReturnType<typeof openLearningWorld>>

/**
 * Eva's course of two chapters with two pages each, A to D, which Anna's access grants; and somebody under 18.
 * @param fields what its creator set besides its title
 * @param second the pages of its second chapter, where they are others
 */
export const openLearningWorld = async (
  platform: TestPlatform,
  fields: Partial<CourseFields> = {},
  second = ['C', 'D'],
) => {
  await platform.reset()
  const ids = await platform.run(async (context) => {
    const eva_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
    const anna_id = await addPerson(context, { email: 'anna@beispiel.de' })
    await addPerson(context, { email: 'minor@beispiel.de', birth_date: '2012-05-05' })
    const content = {
      fields: { title: 'Rücken', ...fields },
      chapters: [chapter('Eins', '', page('A'), page('B')), chapter('Zwei', '', ...second.map(page))],
    }
    const draft = await addCourse(context, content, { owner_id: eva_id })
    const live = await publishCourse(context, draft)
    const access = await addAccess(context, {
      owner_id: eva_id,
      name: 'Zugang',
      course_ids: [draft],
      user_ids: [anna_id],
    })
    return { anna_id, eva_id, draft, live, access }
  })
  const clients = {
    anna: await platform.as('anna@beispiel.de'),
    eva: await platform.as('eva@beispiel.de'),
  }
  /** The course's chapters with their lectures, as Anna sees them. */
  const chapters = async () => {
    const answer = await clients.anna.get('/chapters-videos', { 'course-id': ids.live })
    return learningCalls.listChaptersVideos.answer.parse(answer.body).items
  }
  return Object.assign(clients, ids, {
    chapters,
    /** Logs both in anew, for when the clock was set so far ahead that sessions have expired. */
    logIn: async (): Promise<void> => {
      clients.anna = await platform.as('anna@beispiel.de')
      clients.eva = await platform.as('eva@beispiel.de')
    },
    /** The id of a lecture by its title. */
    lecture: async (title: string): Promise<string> => {
      const lectures = (await chapters()).flatMap(({ videos }) => videos)
      return lectures.find((one) => one.title === title)?.id ?? ''
    },
    /** Anna has read a lecture. */
    read: (video_id: string) => clients.anna.post('/video/progress', { video_id, progress: 1 }),
    /** Why each lecture is locked for Anna; null where it is open. */
    locks: async () =>
      (await chapters()).flatMap(({ videos }) => videos.map(({ locked }) => locked?.reason ?? null)),
    /** The course as Anna sees it. */
    course: async () => (await clients.anna.get('/course', { 'course-id': ids.live })).body,
  })
}

const page = (title: string) => ({ ...text(title, p(title)), minutes: 2 })

/** What a report of progress was answered with. */
export const reported = (answer: TestAnswer): CallAnswer<typeof learningCalls.reportProgress> =>
  learningCalls.reportProgress.answer.parse(answer.body)
