import { call, isFailure } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import type { OutlineStep } from './outline-steps.ts'

type Step<What extends OutlineStep['what']> = Extract<OutlineStep, { what: What }>

/** Somebody else has renamed or moved the part since: what they did stays. */
export class OvertakenStep extends Error {
  override readonly name = 'OvertakenStep'
}

/** The outline as it stands now, asked afresh. */
export const outlineNow = async (courseId: string): Promise<ChapterWithVideosDraft[]> =>
  (await call('GET /chapters-videos/dev', { query: { 'course-id': courseId } })).items

/** Gives a part another title, if it still has the one it had before the step. */
const rename = async (courseId: string, { part, before, after }: Step<'renamed'>): Promise<void> => {
  const chapters = await outlineNow(courseId)
  const parts = part.kind === 'chapter' ? chapters : chapters.flatMap(({ videos }) => videos)
  const now = parts.find(({ id }) => id === part.id)
  if (now?.title !== before) throw new OvertakenStep('the part is gone or has another title by now')
  const body = { title: after, based_on: now.version }
  await (part.kind === 'chapter'
    ? call('PATCH /chapter', { query: { 'chapter-id': part.id }, body })
    : call('PATCH /video', { query: { 'video-id': part.id }, body }))
}

/** Takes a lecture into another chapter, behind what it stands behind there, if it still is where the step found it. */
const move = async (courseId: string, { part, from, to }: Step<'moved'>): Promise<void> => {
  const chapters = await outlineNow(courseId)
  const lecturesOf = (chapterId: string): string[] =>
    chapters.find(({ id }) => id === chapterId)?.videos.map(({ id }) => id) ?? []
  if (!lecturesOf(from.chapterId).includes(part.id))
    throw new OvertakenStep('the lecture is not there any more')
  await call('PATCH /video', { query: { 'video-id': part.id }, body: { chapter_id: to.chapterId } })
  const others = lecturesOf(to.chapterId)
  const before = to.order.slice(0, to.order.indexOf(part.id)).findLast((id) => others.includes(id))
  const place = before === undefined ? 0 : others.indexOf(before) + 1
  if (place === others.length) return
  await call('PATCH /video/order', {
    query: { 'chapter-id': to.chapterId },
    body: { video_ids: others.toSpliced(place, 0, part.id), previous_ids: [...others, part.id] },
  }).catch((error: unknown) => {
    // Somebody else puts them in another order at this moment: it stays at the end.
    if (!isFailure(error, 'order_out_of_date')) throw error
  })
}

/**
 * Does a step. What somebody else has done to the same since is never overwritten.
 * @throws ApiFailure
 * @throws OvertakenStep
 */
export const performStep = async (courseId: string, step: OutlineStep): Promise<void> => {
  switch (step.what) {
    case 'added':
      await (step.part.kind === 'chapter'
        ? call('POST /chapter/restore', { query: { 'chapter-id': step.part.id } })
        : call('POST /video/restore', { query: { 'video-id': step.part.id } }))
      return
    case 'removed':
      await (step.part.kind === 'chapter'
        ? call('DELETE /chapter', { query: { 'chapter-id': step.part.id } })
        : call('DELETE /video', { query: { 'video-id': step.part.id } }))
      return
    case 'renamed':
      await rename(courseId, step)
      return
    case 'ordered':
      await (step.chapterId === undefined
        ? call('PATCH /chapter/order', {
            query: { 'course-id': courseId },
            body: { chapter_ids: [...step.after], previous_ids: [...step.before] },
          })
        : call('PATCH /video/order', {
            query: { 'chapter-id': step.chapterId },
            body: { video_ids: [...step.after], previous_ids: [...step.before] },
          }))
      return
    case 'moved':
      await move(courseId, step)
      return
  }
  return step satisfies never
}
