import { lecturesOf, type CourseSnapshot } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

/** A snapshot whose lectures name the files of their handouts, so that comparing two of them finds changed ones. */
type WithAttachments = (snapshot: CourseSnapshot) => CourseSnapshot

/**
 * The handouts of a draft's lectures, as they are now and as learners have them.
 * @param draft the draft's snapshot
 * @param liveRevision of the live copy: the revision of the draft it was published from
 * @param draftRevision the revision the draft is looked at: as it was approved; without one as it is
 * @returns what adds them to a snapshot: of the draft, and of the live copy
 */
export const readAttachmentSides = async (
  { db }: Pick<Context, 'db'>,
  draft: CourseSnapshot,
  liveRevision: number,
  draftRevision = Number.POSITIVE_INFINITY,
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
    now: adding(rows.filter(isThereAt(draftRevision))),
    live: adding(rows.filter(isThereAt(liveRevision))),
  }
}

const isThereAt =
  (revision: number) =>
  (row: { added_revision: number; removed_revision: number | null }): boolean =>
    row.added_revision <= revision && (row.removed_revision === null || row.removed_revision > revision)

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
