import { inTransaction, type Context, type Services } from '../../../api/src/platform/context.ts'
import { storeImage } from '../../../api/src/modules/images/store-image.ts'
import { demoCourses } from '../../../api/src/seed/content/courses.ts'
import type { ChapterContent, CourseContent } from '../../../api/src/seed/content/content.types.ts'
import { coverSvg } from '../../../api/src/seed/media/covers.ts'
import { addCourse, publishCourse } from '../../../api/src/seed/scenarios/courses.ts'
import { addAccess, addLearning } from '../../../api/src/seed/scenarios/learning.ts'
import { addPerson } from '../../../api/src/seed/scenarios/people.ts'
import { enrolEverybody } from './fill.ts'

const PEOPLE = 1000
const COURSES = 100
const GRANTED = 20

/** Who is logged in while measuring: with 20 courses; with the one of 100 lectures; a creator who is an admin too. */
export const LEARNER = 'learner@bench.example'
export const READER = 'reader@bench.example'
export const CREATOR = 'creator@bench.example'

/** Live id of the course with 100 lectures, and the access everybody has who is not measured. */
export type Seeded = { longCourseId: string; othersAccessId: string }

/** 1,000 people and 100 courses; 20 of these are granted to the measured learner, and one with 100 lectures to the reader. */
export const seedPlatform = async (services: Services): Promise<Seeded> => {
  const seeded = await inTransaction(services, seed)
  await enrolEverybody(services.database, seeded.othersAccessId)
  return seeded
}

const seed = async (context: Context): Promise<Seeded> => {
  const ownerId = await addPerson(context, { email: CREATOR, is_course_creator: true, is_admin: true })
  const learnerId = await addPerson(context, { email: LEARNER })
  const readerId = await addPerson(context, { email: READER })
  for (let number = 4; number <= PEOPLE; number += 1)
    await addPerson(context, { email: `person-${number}@bench.example`, last_name: `Beispiel ${number}` })
  const courses = await addCourses(context, ownerId)
  const [long, ...usual] = courses
  if (!long) throw new Error('there is no course')
  const granted = usual.slice(0, GRANTED)
  const access = { owner_id: ownerId, name: 'Gemessen' }
  await addAccess(context, {
    ...access,
    course_ids: granted.map(({ draft }) => draft),
    user_ids: [learnerId],
  })
  await addAccess(context, { ...access, course_ids: [long.draft], user_ids: [readerId] })
  await addLearning(context, { user_id: readerId, course_id: long.live, share: 0.5, begun_days_ago: 9 })
  for (const [index, { live }] of granted.slice(0, 6).entries())
    await addLearning(context, {
      user_id: learnerId,
      course_id: live,
      share: [0.5, 0.3, 1, 0.8, 0.1, 1][index] ?? 0,
      begun_days_ago: 5 + index,
    })
  const others = { owner_id: ownerId, name: 'Alle anderen', course_ids: courses.map(({ draft }) => draft) }
  return { longCourseId: long.live, othersAccessId: await addAccess(context, others) }
}

/** The first has 100 lectures; the others are the demo courses, over and over. */
const addCourses = async (context: Context, ownerId: string): Promise<{ draft: string; live: string }[]> => {
  const covers: string[] = []
  for (const { key } of demoCourses)
    covers.push(await storeImage(context, Buffer.from(coverSvg(key)), { ownerId }))
  const courses: { draft: string; live: string }[] = []
  for (let number = 0; number < COURSES; number += 1) {
    const turn = number % demoCourses.length
    const content = numbered(number, turn)
    const draft = await addCourse(context, content, {
      owner_id: ownerId,
      cover_image_id: covers[turn] ?? null,
      pictureAddress: () => '',
      filmOf: () => null,
    })
    courses.push({ draft, live: await publishCourse(context, draft) })
  }
  return courses
}

const numbered = (number: number, turn: number): Pick<CourseContent, 'fields' | 'chapters'> => {
  const content = demoCourses[turn]
  if (!content) throw new Error('there is no demo course')
  const fields = { ...content.fields, title: `${content.fields.title} ${number + 1}`, minors_only: false }
  return { fields, chapters: number === 0 ? hundredLectures(content) : content.chapters }
}

/** Ten chapters with ten lectures each, taken in turn from a course. */
const hundredLectures = ({ chapters }: CourseContent): ChapterContent[] => {
  const lectures = chapters.flatMap((chapter) => chapter.lectures)
  return Array.from({ length: 10 }, (_, chapter) => ({
    title: `Kapitel ${chapter + 1}`,
    description: '',
    lectures: Array.from(
      { length: 10 },
      (_none, place) => lectures[(chapter * 10 + place) % lectures.length],
    ).filter((lecture) => lecture !== undefined),
  }))
}
