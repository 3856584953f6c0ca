import { failureText, isFailure } from '@kursportal/shared/client'
import { type EditForm, UndecidedEdit } from '@kursportal/shared/ui/edits'
import { useSection } from '@kursportal/shared/ui/forms'
import { translate } from './texts.ts'
import { noteSaved, useReportSaving, type PartSaving } from './saving-store.ts'

/** A save that did not work, as the head of the page tells it. */
export type SavingProblem = { state: PartSaving['state']; error: string }

/** The sentence why something was not saved; what is gone was deleted by somebody else, and can be brought back. */
export const failureOfSaving = (problem: unknown): string =>
  isFailure(problem, 'not_found') ? translate('common.saving.gone') : failureText(problem)

/** Why something was not saved: what the head of the page says, and a sentence. */
export const outcomeOf = (problem: unknown): SavingProblem => {
  if (problem instanceof UndecidedEdit) return { state: 'conflict', error: problem.message }
  const error = failureOfSaving(problem)
  return { state: isFailure(problem, 'network') ? 'offline' : 'failed', error }
}

/**
 * Saves a form of the draft as every section is saved, and tells the head of the page how that stands.
 * @param save sends the checked values and gives the fields as they stand then; see {@link EditForm}
 * @param done said when it worked
 */
export const useSaving = <Fields extends object>(
  { part, form, discard }: EditForm<Fields>,
  save: (values: Fields, typedSince: () => (keyof Fields)[]) => Promise<Fields>,
  done: string,
) => {
  const { submit, bar, refusedWith } = useSection(form, {
    id: part,
    done,
    discard,
    save: async (values, sent) => {
      sent.standAs(await save(values, sent.typedSince))
      noteSaved()
    },
  })
  const { isDirty } = form.formState
  const isBusy = bar.state === 'saving'
  const standing: PartSaving = isBusy
    ? { state: 'saving' }
    : refusedWith === undefined
      ? { state: 'unsaved' }
      : outcomeOf(refusedWith)
  useReportSaving(part, isDirty || isBusy ? standing : undefined)
  return { submit, bar, isDirty }
}
