import { buffer } from 'node:stream/consumers'
import { zipSync, strToU8 } from 'fflate'
import { picturesOfQuiz, type CourseSnapshot, type VideoSnapshot } from '@kursportal/shared/domain'
import { inTransaction, type Actor, type Services } from '../../../platform/context.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'
import { imageKey, widthFor } from '../../images/images.rules.ts'
import { readSnapshot } from '../../drafts/read-snapshot.ts'
import { PICTURE } from './plan.types.ts'
import { COURSE_FILE, PACKAGE_VERSION, travellingFields, type PackageFile } from './readers/own-package.ts'

const ADDRESS = /\/api\/image\?id=([0-9a-f-]{36})/gi

/** Where a picture stands in the package. */
const keyOf = (imageId: string): string => `pictures/${imageId}.webp`

/** The pictures a course shows: its own, its lectures', and those in texts and quizzes. */
const picturesOf = ({ course, chapters }: CourseSnapshot): string[] => {
  const lectures = chapters.flatMap(({ videos }) => videos)
  const held = [course.image_id, course.instructor_image_id, ...chapters.map((one) => one.image_id)]
  const inTexts = lectures.flatMap(({ rich_text }) =>
    [...JSON.stringify(rich_text).matchAll(ADDRESS)].map(([, id = '']) => id),
  )
  const inQuizzes = lectures.flatMap(({ quiz }) => picturesOfQuiz(quiz))
  const all = [...held, ...lectures.map(({ image_id }) => image_id), ...inTexts, ...inQuizzes]
  return [...new Set(all.filter((id): id is string => Boolean(id)))]
}

/** Films and handouts of a text belong to its course: they stay there. */
const withoutMedia = ({ rich_text }: VideoSnapshot): unknown => ({
  ...rich_text,
  type: 'doc',
  content: (rich_text?.content ?? []).filter(({ type }) => type !== 'film' && type !== 'handout'),
})

const renamed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replace(ADDRESS, (_, id: string) => PICTURE + keyOf(id))
      .replace(/"image_id":"([0-9a-f-]{36})"/gi, (_, id: string) => `"image_id":"${PICTURE}${keyOf(id)}"`),
  )

const pathOf = (imageId: string | null): string | null => (imageId === null ? null : keyOf(imageId))

const lectureOf = (video: VideoSnapshot): PackageFile['chapters'][number]['lectures'][number] => {
  const { title, description, minutes, image_id, captions, required_share, asset_id } = video
  const about = { title, description, minutes, image: pathOf(image_id) }
  if (video.type === 'quiz') return { type: 'quiz', ...about, quiz: renamed(video.quiz) }
  if (video.type === 'richText') return { type: 'richText', ...about, document: renamed(withoutMedia(video)) }
  return { type: 'video', ...about, required_share, film: asset_id !== null, captions }
}

/** A course as the file of its package says it. */
const packageOf = (snapshot: CourseSnapshot): PackageFile => ({
  kursportal: PACKAGE_VERSION,
  title: snapshot.course.title,
  fields: Object.fromEntries(
    Object.entries(snapshot.course).filter(([name]) => travellingFields.includes(name)),
  ),
  cover: pathOf(snapshot.course.image_id),
  portrait: pathOf(snapshot.course.instructor_image_id),
  chapters: snapshot.chapters.map(({ title, description, image_id, videos }) => ({
    title,
    description,
    image: pathOf(image_id),
    lectures: videos.map(lectureOf),
  })),
})

/** The largest stored size of a picture; undefined where it has gone. */
const readPicture = async (
  { storage }: Pick<Services, 'storage'>,
  { id, width }: { id: string; width: number | null },
): Promise<Uint8Array | undefined> => {
  const file = width === null ? null : await storage.get(imageKey(id, widthFor(width, undefined)))
  return file ? new Uint8Array(await buffer(file.stream)) : undefined
}

/**
 * A draft as a package that can be imported again, here or on another platform.
 * @returns the zip file and what it is called
 * @throws ApiError not_found
 */
export const exportCourse = async (
  services: Services,
  actor: Actor,
  courseId: string,
): Promise<{ name: string; bytes: Buffer }> => {
  const { snapshot, pictures } = await inTransaction(services, async (context) => {
    await requireDraftCourse({ ...context, actor }, courseId, 'read')
    const course = await readSnapshot(context.db, courseId)
    const images = context.db
      .selectFrom('images')
      .select(['id', 'width'])
      .where('id', 'in', picturesOf(course))
    return { snapshot: course, pictures: picturesOf(course).length > 0 ? await images.execute() : [] }
  })
  const files: Record<string, Uint8Array> = {
    [COURSE_FILE]: strToU8(JSON.stringify(packageOf(snapshot), null, 1)),
  }
  for (const image of pictures) {
    const picture = await readPicture(services, image)
    if (picture) files[keyOf(image.id)] = picture
  }
  const name = snapshot.course.title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'Kurs'
  return { name: `${name.slice(0, 80)}.zip`, bytes: Buffer.from(zipSync(files, { level: 6 })) }
}
