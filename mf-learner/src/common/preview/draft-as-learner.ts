import {
  pageFields,
  type ChapterWithVideosDraft,
  type CourseDraft,
  type LearnerChapterWithVideos,
  type LearnerCourse,
  type LearnerVideo,
  type LearnerVideoPage,
  type VideoDraft,
} from '@kursportal/shared/contract'
import { attendanceOf, pick } from '@kursportal/shared/domain'

const secondsOf = (videos: readonly VideoDraft[]): number =>
  videos.reduce((sum, { duration_seconds: seconds }) => sum + (seconds ?? 0), 0)

const lectureOf = (video: VideoDraft): LearnerVideo => ({
  ...pick(video, ['id', 'chapter_id', 'course_id', 'position', 'type', 'title', 'duration_seconds']),
  thumbnail_image_id: video.image_id ?? video.media?.thumbnail_image_id ?? null,
  locked: null,
  progress: 0,
  done: false,
  position_seconds: 0,
})

/** The chapters of a draft as somebody would see them who has begun nothing, all of them open. */
export const chaptersOfDraft = (chapters: readonly ChapterWithVideosDraft[]): LearnerChapterWithVideos[] =>
  chapters.map(({ videos, ...chapter }, position) => ({
    ...pick(chapter, ['id', 'course_id', 'title', 'description', 'image_id']),
    position,
    locked: null,
    lectures_done: 0,
    lectures_total: videos.length,
    duration_seconds: secondsOf(videos),
    videos: videos.map(lectureOf),
  }))

/** A draft as somebody would see its page who has not begun it. */
export const courseOfDraft = (
  course: CourseDraft,
  chapters: readonly ChapterWithVideosDraft[],
): LearnerCourse => {
  const videos = chapters.flatMap((chapter) => chapter.videos)
  return {
    ...pick(course, pageFields),
    id: course.id,
    state: 'not_started',
    progress: 0,
    lectures_done: 0,
    lectures_total: videos.length,
    chapters_total: chapters.length,
    duration_seconds: secondsOf(videos),
    started_at: null,
    finished_at: null,
    learned_at: null,
    invited_at: null,
    next_lecture: null,
    paused_until: null,
    next_unlock_at: null,
    certificate: null,
    redo: { possible: false, possible_from: null },
    can_begin: true,
    republished_at: null,
    participation: null,
    attendance: attendanceOf(
      course,
      chapters.map((chapter) => ({ lectures: chapter.videos.map(() => ({ done: false })) })),
    ),
    can: { finish: false, confirm: false, redo: false, pause: false },
  }
}

const neighbour = (video: VideoDraft | undefined): LearnerVideoPage['next'] =>
  video ? { id: video.id, title: video.title, locked: null } : null

/** A lecture of a draft as its page would show it; undefined where the draft has none of this id. */
export const lectureOfDraft = (
  course: CourseDraft,
  chapters: readonly ChapterWithVideosDraft[],
  videoId: string,
): LearnerVideoPage | undefined => {
  const places = chapters.flatMap((chapter, at) => chapter.videos.map((video) => ({ chapter, at, video })))
  const index = places.findIndex(({ video }) => video.id === videoId)
  const found = places[index]
  if (!found) return undefined
  const { chapter, at, video } = found
  return {
    ...lectureOf(video),
    ...pick(video, ['description', 'required_share', 'captions']),
    watched: [],
    done_at: null,
    chapter_title: chapter.title,
    chapter_position: at,
    course_title: course.title,
    number: index + 1,
    lectures_total: places.length,
    previous: neighbour(places[index - 1]?.video),
    next: neighbour(places[index + 1]?.video),
    forum_enabled: false,
    course_finished: false,
    course_done: false,
  }
}
