import { failureText, isFailure } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient, type QueryClient } from '@kursportal/shared/query'
import { create } from '@kursportal/shared/store'
import { toast } from '@kursportal/shared/ui'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { useTexts, type Translate } from './texts.ts'
import { readOutline } from '../api/read-draft.ts'
import { OvertakenStep, performStep } from './perform-step.ts'
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

/** What a step is called: „„Atmen“ löschen“. */
const stepWords = (t: Translate, step: OutlineStep): string =>
  step.what === 'ordered'
    ? t('editor.steps.ordered')
    : t(`editor.steps.${step.what}`, { title: step.part.title || t('common.untitledLecture') })

/** Why a step did not go: somebody else was faster, or what the call says. */
export const stepFailure = (t: Translate, step: OutlineStep, error: unknown): string =>
  error instanceof OvertakenStep ? t('editor.overtaken', { step: stepWords(t, step) }) : failureText(error)

/** What can be taken back and done again in the outline of a course; `onGone` is told of a part that goes with it. */
export const useOutlineHistory = (courseId: string, onGone: (part: StepPart) => void) => {
  const t = useTexts()
  const client = useQueryClient()
  const { done, undone } = useStore(({ courses }) => courses.get(courseId)) ?? noSteps
  const doing = useMutation({
    mutationFn: async ({ step, isUndo }: { step: OutlineStep; isUndo: boolean }) => {
      const wanted = isUndo ? inverseOf(step) : step
      await performStep(courseId, wanted)
      return wanted
    },
    onSuccess: (wanted, { step, isUndo }) => {
      change(courseId, isUndo ? stepBack : stepOn)
      if (wanted.what === 'removed') onGone(wanted.part)
      toast.success(t(isUndo ? 'editor.undone' : 'editor.redone', { step: stepWords(t, step) }))
    },
    onError: (error, { step }) => {
      toast.error(stepFailure(t, step, error))
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
