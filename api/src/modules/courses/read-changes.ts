import type { CourseChanges } from '@kursportal/shared/contract'
import {
  adviceForPublishing,
  diffSnapshots,
  lecturesOf,
  missingForPublishing,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { readAttachmentSides } from '../attachments/changed-attachments.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { adviceFacts } from './advice-facts.ts'
import { deadLinksOf } from '../links/dead-links.ts'
import { presentDraftCourse } from './courses.views.ts'
import { readSnapshot } from '../drafts/read-snapshot.ts'
import { assetsOf, uncaptionedIn, waitingIn, withComingFilms } from './snapshot-films.ts'

/**
 * What publishing a draft would change, what it lacks, and whom it would affect.
 * @throws ApiError not_found
 */
export const readChanges = async (context: ActorContext, courseId: string): Promise<CourseChanges> => {
  await requireDraftCourse(context, courseId, 'read')
  const course = await presentDraftCourse(context, courseId)
  // Before what it is the revision of: a change in between is refused rather than published unseen.
  const revision = await revisionOf(context, courseId)
  const draft = await readSnapshot(context.db, courseId)
  const live = course.live_id ? await readSnapshot(context.db, course.live_id) : null
  const attachments = await readAttachmentSides(context, draft, await revisionOf(context, course.live_id))
  const coming = await withComingFilms(context.db, draft)
  const assets = await assetsOf(context.db, coming)
  return {
    state: course.state,
    revision,
    changes: diffSnapshots(courseId, live && attachments.live(live), attachments.now(draft)),
    missing: missingForPublishing(coming, new Map([...assets].map(([id, asset]) => [id, asset.state]))),
    advice: adviceForPublishing(
      draft,
      await adviceFacts(context, courseId),
      await deadLinksOf(context, lecturesOf(draft)),
      uncaptionedIn(assets),
    ),
    waiting_for: waitingIn(coming, assets),
    learners: course.learners,
  }
}

/** The revision of a draft, or the one a live copy shows; 0 where there is none. */
const revisionOf = async ({ db }: ActorContext, courseId: string | null): Promise<number> => {
  if (!courseId) return 0
  const course = await db
    .selectFrom('courses')
    .select('revision')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return course.revision
}
