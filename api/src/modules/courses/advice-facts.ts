import type { AdviceFacts } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { inspectionFacts } from '../certifications/inspection-facts.ts'

/** What advice looks at besides the draft itself, today. */
export const adviceFacts = async (
  context: Pick<Context, 'db' | 'clock'>,
  courseId: string,
): Promise<AdviceFacts> => {
  const paid = await context.db
    .selectFrom('access_courses')
    .innerJoin('accesses', 'accesses.id', 'access_courses.access_id')
    .select('accesses.id')
    .where('access_courses.course_id', '=', courseId)
    .where('accesses.fee_cents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  const sounds = await context.db
    .selectFrom('attachments')
    .innerJoin('videos', 'videos.id', 'attachments.video_id')
    .select('attachments.file_id')
    .where('videos.course_id', '=', courseId)
    .where('attachments.removed_revision', 'is', null)
    .where('attachments.content_type', 'like', 'audio/%')
    .execute()
  return {
    ...(await inspectionFacts(context, courseId)),
    hasFee: paid !== undefined,
    sounds: new Set(sounds.map(({ file_id }) => file_id)),
  }
}
