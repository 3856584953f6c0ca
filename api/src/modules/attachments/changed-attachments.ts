import { lecturesOf, type CourseSnapshot } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

/** A snapshot whose lectures name the files of their handouts, so that comparing two of them finds changed ones. */
type WithAttachments = (snapshot: CourseSnapshot) => CourseSnapshot

/**
 * The handouts of a draft's lectures, as they are now and as learners have them.
 * @param draft the draft's snapshot
 * @param liveRevision of the live copy: the revision of the draft it was published from
 * @returns what adds them to a snapshot: of the draft, and of the live copy
 */
export const readAttachmentSides = async (
  { db }: Pick<Context, 'db'>,
  draft: CourseSnapshot,
  liveRevision: number,
): Promise<{ now: WithAttachments; live: WithAttachments }> => {
  const lectures = lecturesOf(draft).map(({ id }) => id)
  const rows =
    lectures.length === 0
      ? []
      : await db
          .selectFrom('attachments')
          .select(['video_id', 'file_id', 'added_revision', 'removed_revision'])
          .where('video_id', 'in', lectures)
          .orderBy('file_id')
          .execute()
  return {
    now: adding(rows.filter((row) => row.removed_revision === null)),
    live: adding(
      rows.filter(
        (row) =>
          row.added_revision <= liveRevision &&
          (row.removed_revision === null || row.removed_revision > liveRevision),
      ),
    ),
  }
}

const adding =
  (rows: readonly { video_id: string; file_id: string }[]): WithAttachments =>
  (snapshot) => ({
    ...snapshot,
    chapters: snapshot.chapters.map((chapter) => ({
      ...chapter,
      videos: chapter.videos.map((video) => ({
        ...video,
        attachments: rows.filter((row) => row.video_id === video.id).map((row) => row.file_id),
      })),
    })),
  })
