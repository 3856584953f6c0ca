import { call, failureText, isFailure } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient, type QueryClient } from '@kursportal/shared/query'
import { create } from '@kursportal/shared/store'
import { toast } from '@kursportal/shared/ui'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { readOutline } from '../api/read-draft.ts'
import {
  inverseOf,
  noSteps,
  stepBack,
  stepOn,
  withoutStep,
  withStep,
  type OutlineHistory,
  type OutlineStep,
  type StepPart,
} from './outline-steps.ts'

type Store = { courses: ReadonlyMap<string, OutlineHistory> }

/** By course, as long as the page is open: what was done before belongs to the versions. */
const useStore = create<Store>(() => ({ courses: new Map() }))

const change = (courseId: string, next: (history: OutlineHistory) => OutlineHistory): void =>
  useStore.setState(({ courses }) => ({
    courses: new Map(courses).set(courseId, next(courses.get(courseId) ?? noSteps)),
  }))

/** Remembers what was done to the outline of a course. */
export const noteStep = (courseId: string, step: OutlineStep): void =>
  change(courseId, (history) => withStep(history, step))

/** Forgets a step that was taken back in another way. */
export const forgetStep = (courseId: string, step: OutlineStep): void =>
  change(courseId, (history) => withoutStep(history, step))

/** Remembers that a part has another title now, if it has; what it was called is what the outline still says. */
export const noteTitle = (client: QueryClient, courseId: string, part: StepPart): void => {
  const known = client.getQueryData<{ items: ChapterWithVideosDraft[] }>(readOutline(courseId).queryKey)
  const chapters = known?.items ?? []
  const parts = part.kind === 'chapter' ? chapters : chapters.flatMap(({ videos }) => videos)
  const before = parts.find(({ id }) => id === part.id)?.title
  if (before !== undefined && before !== part.title)
    noteStep(courseId, { what: 'renamed', part, before, after: part.title })
}

const moveBack = async (videoId: string, chapterId: string, order: readonly string[]): Promise<void> => {
  await call('PATCH /video', { query: { 'video-id': videoId }, body: { chapter_id: chapterId } })
  // Where the chapter has other lectures by now, it stays at its end.
  await call('PATCH /video/order', {
    query: { 'chapter-id': chapterId },
    body: { video_ids: [...order] },
  }).catch((error: unknown) => {
    if (!isFailure(error, 'order_out_of_date')) throw error
  })
}

/** Does a step. @throws ApiFailure */
const perform = async (courseId: string, step: OutlineStep): Promise<void> => {
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
      await (step.part.kind === 'chapter'
        ? call('PATCH /chapter', { query: { 'chapter-id': step.part.id }, body: { title: step.after } })
        : call('PATCH /video', { query: { 'video-id': step.part.id }, body: { title: step.after } }))
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
      await (step.to === step.home
        ? moveBack(step.part.id, step.to, step.order)
        : call('PATCH /video', { query: { 'video-id': step.part.id }, body: { chapter_id: step.to } }))
      return
  }
  return step satisfies never
}

/** What a step is called: „„Atmen“ löschen“. */
const stepWords = (t: Translate, step: OutlineStep): string =>
  step.what === 'ordered'
    ? t('editor.steps.ordered')
    : t(`editor.steps.${step.what}`, { title: step.part.title || t('common.untitledLecture') })

/** What can be taken back and done again in the outline of a course; `onGone` is told of a part that goes with it. */
export const useOutlineHistory = (courseId: string, onGone: (part: StepPart) => void) => {
  const t = useTexts()
  const client = useQueryClient()
  const { done, undone } = useStore(({ courses }) => courses.get(courseId)) ?? noSteps
  const doing = useMutation({
    mutationFn: async ({ step, isUndo }: { step: OutlineStep; isUndo: boolean }) => {
      const wanted = isUndo ? inverseOf(step) : step
      await perform(courseId, wanted)
      return wanted
    },
    onSuccess: (wanted, { step, isUndo }) => {
      change(courseId, isUndo ? stepBack : stepOn)
      if (wanted.what === 'removed') onGone(wanted.part)
      toast.success(t(isUndo ? 'editor.undone' : 'editor.redone', { step: stepWords(t, step) }))
    },
    onError: (error, { step }) => {
      toast.error(failureText(error))
      // Without a connection it can be tried again; anything else will not go another time either.
      if (!isFailure(error, 'network')) forgetStep(courseId, step)
    },
    onSettled: () => refreshDrafts(client),
  })
  const [last, next] = [done.at(-1), undone.at(-1)]
  const run = (step: OutlineStep | undefined, isUndo: boolean) => () => {
    if (step && !doing.isPending) doing.mutate({ step, isUndo })
  }
  return {
    undo: run(last, true),
    redo: run(next, false),
    undoWords: last && stepWords(t, last),
    redoWords: next && stepWords(t, next),
    isBusy: doing.isPending,
  }
}
