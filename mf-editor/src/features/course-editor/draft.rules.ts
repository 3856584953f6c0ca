import type { ChapterWithVideosDraft, Film, VideoDraft } from '@kursportal/shared/contract'

/** The film a lecture's creator cares about now: a newer file on its way, else the one learners will see. */
export const newestFilm = (video: Pick<VideoDraft, 'media' | 'upload'>): Film | null =>
  video.upload ?? video.media

/** Whether a lecture has nothing to play or to wait for: its newest film failed, and there is no other. */
export const hasOnlyFailedFilm = (video: Pick<VideoDraft, 'media' | 'upload'>): boolean =>
  video.media?.state !== 'ready' && newestFilm(video)?.state === 'failed'

/** Whether something about a lecture's film is still going to change by itself. */
export const isFilmMoving = (video: VideoDraft): boolean =>
  [video.media, video.upload].some((film) => film?.state === 'uploading' || film?.state === 'processing')

/** A lecture of a course with the chapter it is in. */
export const findLecture = (
  chapters: readonly ChapterWithVideosDraft[],
  videoId: string | undefined,
): { chapter: ChapterWithVideosDraft; video: VideoDraft } | undefined => {
  for (const chapter of chapters) {
    const video = chapter.videos.find(({ id }) => id === videoId)
    if (video) return { chapter, video }
  }
  return undefined
}
