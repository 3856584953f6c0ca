import { richTextImageAddress } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { storeImage } from '../../modules/images/store-image.ts'
import type { CourseKey } from '../content/content.types.ts'
import { demoCourses } from '../content/courses.ts'
import { demoLearners } from '../content/learners.ts'
import { coverSvg } from '../media/covers.ts'
import { illustrationKeys, illustrationSvg } from '../media/illustrations.ts'
import { addCourse, publishCourse } from '../scenarios/courses.ts'
import { addAccess, addLearning } from '../scenarios/learning.ts'
import { seedForum } from './seed-forum.ts'

type Course = { draft: string; live: string }

/** How far the learner account is, so that every state of a course is there to look at. */
const learnerProgress: Partial<Record<CourseKey, number>> = {
  ruecken: 0.45,
  atmung: 1,
  schlaf: 0.15,
  ernaehrung: 1,
}

/** The demo courses, published, with the accesses that grant them and the progress of the demo's people. */
export const seedCourses = async (
  context: Context,
  ownerId: string,
  films: ReadonlyMap<string, { asset_id: string }>,
): Promise<void> => {
  const pictures = new Map<string, string>()
  for (const key of illustrationKeys) {
    const image = await storeImage(context, Buffer.from(illustrationSvg(key)), { ownerId })
    pictures.set(key, richTextImageAddress(image))
  }
  const courses = new Map<string, Course>()
  for (const content of demoCourses) {
    const cover = await storeImage(context, Buffer.from(coverSvg(content.key)), { ownerId })
    const draft = await addCourse(context, content, {
      owner_id: ownerId,
      cover_image_id: cover,
      pictureAddress: (key) => pictures.get(key) ?? '',
      filmOf: (script) => films.get(script),
    })
    courses.set(content.key, { draft, live: await publishCourse(context, draft) })
  }
  await addAccess(context, {
    owner_id: ownerId,
    name: 'Alle Kurse der Demo',
    course_ids: [...courses.values()].map((course) => course.draft),
    for_everybody: true,
  })
  await seedProgress(context, courses)
  await seedForum(context, courses)
}

const seedProgress = async (context: Context, courses: ReadonlyMap<string, Course>): Promise<void> => {
  const people = await context.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = new Map(people.map((person) => [person.email, person.id]))
  const everybody = [...demoLearners, { email: 'learner@kursportal.example', progress: learnerProgress }]
  for (const [index, { email, progress }] of everybody.entries()) {
    const user_id = idOf.get(email)
    for (const [key, share] of Object.entries(progress)) {
      const course_id = courses.get(key)?.live
      if (!user_id || !course_id) continue
      await addLearning(context, { user_id, course_id, share, begun_days_ago: 10 + ((index * 7) % 60) })
    }
  }
}
