import { Button } from '@kursportal/shared/ui'
import {
  Form,
  FormButtons,
  useFormContext,
  type FieldValues,
  type UseFormReturn,
} from '@kursportal/shared/ui/forms'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { keepDraft } from '../draft.ts'
import { leaveProblems, useProblems } from '../problems.ts'
import type { Step } from '../steps.ts'

/** Remembers what is typed, and says at the fields what the server refused when its answer led back here. */
const Remembered = ({ step }: { step: Step }): ReactNode => {
  const form = useFormContext<FieldValues>()
  const problems = useProblems((state) => state.problems)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Another password is to be judged before anything else is asked.
        callback: ({ values }) => keepDraft(step === 'account' ? { ...values, had_password: false } : values),
      }),
    [form, step],
  )
  useEffect(() => {
    const mine = problems.filter((problem) => problem.step === step)
    if (mine.length === 0) return
    for (const { field, message } of mine) form.setError(field, { type: 'server', message })
    const first = mine.find(({ field }) => field !== 'root')
    if (first) form.setFocus(first.field)
    leaveProblems(problems.filter((problem) => problem.step !== step))
  }, [problems, step, form])
  return null
}

type Props<Input extends FieldValues, Output> = {
  step: Step
  title: string
  form: UseFormReturn<Input, unknown, Output>
  onSubmit: (typed: Output) => unknown
  submitLabel: string
  busy?: boolean
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** One step: its fields, on and back. */
export function StepForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const t = useTexts()
  return (
    <Form form={props.form} onSubmit={props.onSubmit} label={props.title}>
      <Remembered step={props.step} />
      {props.children}
      <FormButtons fill>
        <Button type="submit" variant="contained" size="large" loading={props.busy ?? false}>
          {props.submitLabel}
        </Button>
        {props.onBack && (
          <Button variant="outlined" size="large" onClick={props.onBack} disabled={props.busy ?? false}>
            {t('register.back')}
          </Button>
        )}
      </FormButtons>
    </Form>
  )
}
