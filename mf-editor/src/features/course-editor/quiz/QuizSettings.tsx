import { object, quizSettings, type QuizContent } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import {
  CheckboxField,
  Form,
  NumberField,
  SaveBar,
  UnsavedGuard,
  useKitForm,
  useWatch,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const schema = object(quizSettings)

type Props = {
  quiz: QuizContent
  /** Gives whether it is saved. */
  onSave: (quiz: QuizContent) => Promise<boolean>
}

const RequiredField = ({ count }: { count: number }): ReactNode => {
  const t = useTexts()
  const needed: unknown = useWatch({ name: 'required_correct' })
  return (
    <NumberField
      name="required_correct"
      label={t('quiz.required')}
      unit={t('quiz.requiredOf', { count })}
      hint={
        typeof needed === 'number' && needed >= 1 && needed <= count
          ? t('quiz.requiredReads', { needed, count })
          : undefined
      }
    />
  )
}

/** What it takes to pass, how often one may try, and what is shuffled. */
export const QuizSettings = ({ quiz, onSave }: Props): ReactNode => {
  const t = useTexts()
  const { questions, ...fields } = quiz
  const count = questions.length
  const form = useKitForm(schema, {
    defaultValues: fields,
    values: fields,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, isSubmitting } = form.formState
  const submit = async (values: typeof fields) => {
    if (values.required_correct > count) {
      form.setError('required_correct', { message: t('quiz.requiredTooMany', { count }) })
      return
    }
    if (await onSave({ ...values, questions })) form.reset(values)
  }
  return (
    <Form form={form} onSubmit={submit} label={t('quiz.settings')}>
      <Card>
        <CardBody>
          <Typography variant="h3" sx={{ mb: 2.5 }}>
            {t('quiz.settings')}
          </Typography>
          <Stack sx={{ gap: 3 }}>
            <RequiredField count={count} />
            <NumberField
              name="max_attempts"
              label={t('quiz.attempts')}
              hint={t('quiz.attemptsHint')}
              whenEmpty={null}
              optional
            />
            <NumberField name="pause_minutes" label={t('quiz.pause')} unit={t('quiz.minutes')} />
            <Stack>
              <CheckboxField name="shuffle_questions" label={t('quiz.shuffleQuestions')} />
              <CheckboxField name="shuffle_options" label={t('quiz.shuffleOptions')} />
            </Stack>
          </Stack>
        </CardBody>
      </Card>
      {isDirty && (
        <SaveBar
          state={isSubmitting ? 'saving' : 'unsaved'}
          onDiscard={() => form.reset(undefined, { keepDirtyValues: false })}
        />
      )}
      {isDirty && <UnsavedGuard when />}
    </Form>
  )
}
