import type { MissingThing } from '../../contract/courses/publishing.schemas.ts'
import type { CourseFields } from '../../contract/courses/course-fields.ts'
import {
  certificationGaps,
  hasUnusualUnits,
  lacksInstructor,
  lacksUnits,
  lacksZfuNumber,
  type InspectionFacts,
} from './certification.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'
import { handoutsOf } from './links.ts'
import { isValidQuiz } from './quiz-rules.ts'
import { filmsOf, isEmptyDocument, lacksAltText } from './rich-text-rules.ts'

/** What publishing must know of a film besides the course. */
export type AssetState = 'uploading' | 'processing' | 'ready' | 'failed'

type Place = { chapter?: ChapterSnapshot; video?: VideoSnapshot }

const thing = (code: MissingThing['code'], { chapter, video }: Place = {}): MissingThing => ({
  code,
  chapter_id: chapter?.id ?? null,
  chapter_title: chapter?.title ?? null,
  video_id: video?.id ?? null,
  video_title: video?.title ?? null,
})

/**
 * What a course lacks to go live, naming the chapter or lecture (specification, Courses). A film that is still being
 * processed is not missing: the course waits for it.
 */
export const missingForPublishing = (
  { course, chapters }: CourseSnapshot,
  assets: ReadonlyMap<string, AssetState>,
): MissingThing[] => [
  ...(course.title.trim() === '' ? [thing('course_title')] : []),
  ...(chapters.length === 0 ? [thing('no_chapters')] : []),
  ...chapters.flatMap((chapter) => [
    ...(chapter.title.trim() === '' ? [thing('chapter_title', { chapter })] : []),
    ...(chapter.videos.length === 0 ? [thing('chapter_empty', { chapter })] : []),
    ...chapter.videos.flatMap((video) => missingOfVideo(chapter, video, assets)),
  ]),
]

const missingOfVideo = (
  chapter: ChapterSnapshot,
  video: VideoSnapshot,
  assets: ReadonlyMap<string, AssetState>,
): MissingThing[] => {
  const content = missingContent(video, assets)
  return [
    ...(video.title.trim() === '' ? [thing('video_title', { chapter, video })] : []),
    ...(content ? [thing(content, { chapter, video })] : []),
  ]
}

const missingContent = (
  video: VideoSnapshot,
  assets: ReadonlyMap<string, AssetState>,
): MissingThing['code'] | null => {
  if (video.type === 'richText') {
    if (isEmptyDocument(video.rich_text)) return 'text_empty'
    const problems = filmsOf(video.rich_text).map((film) => missingFilm(assets.get(film)))
    return problems.find((problem) => problem !== null) ?? null
  }
  if (video.type === 'quiz') {
    if (!video.quiz || video.quiz.questions.length === 0) return 'quiz_empty'
    return isValidQuiz(video.quiz) ? null : 'quiz_invalid'
  }
  return missingFilm(video.asset_id ? assets.get(video.asset_id) : undefined)
}

const missingFilm = (state: AssetState | undefined): MissingThing['code'] | null => {
  if (!state) return 'video_file'
  if (state === 'uploading') return 'video_uploading'
  return state === 'failed' ? 'video_failed' : null
}

/** What advice looks at besides the draft. */
export type AdviceFacts = InspectionFacts & {
  /** Whether an access with the course has a fee. */
  hasFee: boolean
  /** The files of its handouts that are sounds. */
  sounds: ReadonlySet<string>
}

/**
 * What would make a course better without keeping it from going live.
 * @param deadLinks the links that lead nowhere, by lecture
 * @param uncaptioned the films that need no captions: nothing is said in them, or they failed
 */
export const adviceForPublishing = (
  { course, chapters }: CourseSnapshot,
  facts: AdviceFacts,
  deadLinks: ReadonlyMap<string, readonly string[]> = new Map(),
  uncaptioned: ReadonlySet<string> = new Set(),
): MissingThing[] => [
  ...adviceForCourse(course, facts).map((code) => thing(code)),
  ...chapters.flatMap((chapter) =>
    chapter.videos.flatMap((video) => [
      ...(needsCaptions(video, uncaptioned) && video.captions.length === 0
        ? [thing('captions', { chapter, video })]
        : []),
      ...(video.rich_text && lacksAltText(video.rich_text) ? [thing('alt_text', { chapter, video })] : []),
      ...(lacksTranscript(video, facts.sounds) ? [thing('transcript', { chapter, video })] : []),
      ...(deadLinks.has(video.id)
        ? [{ ...thing('dead_links', { chapter, video }), links: [...(deadLinks.get(video.id) ?? [])] }]
        : []),
    ]),
  ),
]

/** Whether a lecture is a film in which something is said, or a text with one; its captions are those of the lecture. */
const needsCaptions = (
  { type, asset_id, rich_text }: VideoSnapshot,
  uncaptioned: ReadonlySet<string>,
): boolean =>
  (type === 'video' ? (asset_id === null ? [] : [asset_id]) : filmsOf(rich_text)).some(
    (film) => !uncaptioned.has(film),
  )

/** Whether a sound in a text has nothing to read for those who cannot hear it. */
const lacksTranscript = ({ rich_text }: VideoSnapshot, sounds: ReadonlySet<string>): boolean =>
  handoutsOf(rich_text).some(({ file_id, transcript }) => sounds.has(file_id) && !transcript?.trim())

/** A gap of the certification may be one that every course is advised of: it is named once. */
const adviceForCourse = (course: CourseFields, facts: AdviceFacts): MissingThing['code'][] => {
  const general: [MissingThing['code'], boolean][] = [
    ['course_description', course.description.trim() === ''],
    ['course_image', course.image_id === null],
    ['instructor', lacksInstructor(course)],
    ['course_units', lacksUnits(course)],
    ['unusual_units', hasUnusualUnits(course)],
    ['zfu_number', lacksZfuNumber(course, facts.hasFee)],
  ]
  const gaps = general.flatMap(([gap, holds]) => (holds ? [gap] : []))
  return [...new Set([...gaps, ...certificationGaps(course, facts)])]
}
