import type { CourseContent, LectureContent } from '@kursportal/api/seed/course-content.types'
import { writeWebVtt } from '@kursportal/shared/domain'
import { cuesOf } from '../media/timeline.ts'
import type { VideoScript } from '../media/script.types.ts'
import type { CourseKey, DemoCourse, DemoLecture } from './content.types.ts'
import { atmung } from './courses/atmung.ts'
import { coolBleiben } from './courses/cool-bleiben.ts'
import { ernaehrung } from './courses/ernaehrung.ts'
import { ruecken } from './courses/ruecken.ts'
import { schlaf } from './courses/schlaf.ts'
import { stress } from './courses/stress.ts'
import { withImageSources, withQuizPictures } from './pictures.ts'

/** Every demo course, in the order in which the demo shows them. */
export const demoCourses: readonly DemoCourse[] = [ruecken, schlaf, stress, ernaehrung, atmung, coolBleiben]

/** The demo course of this key. */
export function demoCourse(key: CourseKey): DemoCourse {
  const found = demoCourses.find((course) => course.key === key)
  if (!found) throw new Error(`no demo course is called ${key}`)
  return found
}

/** What is stored of the demo: the address of each drawn picture, the id of each script's film, by their keys. */
type Stored = { pictures?: ReadonlyMap<string, string>; films?: ReadonlyMap<string, string> }

/** A demo course as a scenario takes it; pictures that are not stored have no address, films none. */
export const contentOf = ({ fields, chapters }: DemoCourse, stored: Stored = {}): CourseContent => ({
  fields,
  chapters: chapters.map((chapter) => ({
    ...chapter,
    lectures: chapter.lectures.map((lecture) => lectureOf(lecture, stored)),
  })),
})

/** What is said in a film, and when. */
const spokenIn = (script: VideoScript) =>
  cuesOf(script).map(({ start, end, text }) => ({ from: start, to: end, text }))

/** The id in the address of a stored picture. */
const imageIdOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : (new URLSearchParams(address.split('?')[1]).get('id') ?? undefined)

const lectureOf = (lecture: DemoLecture, { pictures, films }: Stored): LectureContent => {
  if (lecture.type === 'video') {
    const { script, ...video } = lecture
    const captions = [{ language: 'de', label: 'Deutsch', vtt: writeWebVtt(spokenIn(script)) }]
    return { ...video, captions, asset_id: films?.get(script.key) ?? null }
  }
  if (lecture.type === 'quiz')
    return { ...lecture, quiz: withQuizPictures(lecture.quiz, (key) => imageIdOf(pictures?.get(key))) }
  return { ...lecture, document: withImageSources(lecture.document, (key) => pictures?.get(key) ?? '') }
}
