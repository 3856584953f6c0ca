import { object, quizSettings, type QuizContent } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { CheckboxField, NumberField, useWatch, type KitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { SavedForm } from '../SavedForm.tsx'
import { useDraftForm } from '../useDraftForm.tsx'
import { quizLooks, useQuizWrites, type OpenedQuiz } from './useSaveQuiz.tsx'

const schema = object(quizSettings)

type QuizTerms = Omit<QuizContent, 'questions'>

const termsOf = ({ questions: _questions, ...terms }: QuizContent): QuizTerms => terms

type Props = { videoId: string; opened: OpenedQuiz }

const RequiredField = ({ form, count }: { form: KitForm<QuizTerms>; count: number }): ReactNode => {
  const t = useTexts()
  const needed = useWatch({ control: form.control, name: 'required_correct' })
  return (
    <NumberField
      name={form.at('required_correct')}
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
export const QuizSettings = ({ videoId, opened }: Props): ReactNode => {
  const t = useTexts()
  const { present, write } = useQuizWrites(videoId, opened)
  const count = opened.quiz.questions.length
  const { questions: _questions, ...looks } = quizLooks(t)
  const draft = useDraftForm<QuizTerms>({
    part: `quiz-terms/${videoId}`,
    rules: schema.refine(({ required_correct }) => required_correct <= count, {
      path: ['required_correct'],
      error: t('quiz.requiredTooMany', { count }),
    }),
    now: { fields: termsOf(opened.quiz), version: opened.version },
    present: async () => {
      const now = await present()
      return { ...now, fields: termsOf(now.fields) }
    },
    looks,
    write,
  })
  return (
    <SavedForm draft={draft} label={t('quiz.settings')} done={t('quiz.saved')}>
      <Card>
        <CardBody>
          <Typography variant="h3" sx={{ mb: 2.5 }}>
            {t('quiz.settings')}
          </Typography>
          <Stack sx={{ gap: 3 }}>
            <RequiredField form={draft.form} count={count} />
            <NumberField
              name={draft.form.at('max_attempts')}
              label={t('quiz.attempts')}
              hint={t('quiz.attemptsHint')}
              whenEmpty={null}
              optional
            />
            <NumberField
              name={draft.form.at('pause_minutes')}
              label={t('quiz.pause')}
              unit={t('quiz.minutes')}
            />
            <Stack>
              <CheckboxField name={draft.form.at('shuffle_questions')} label={t('quiz.shuffleQuestions')} />
              <CheckboxField name={draft.form.at('shuffle_options')} label={t('quiz.shuffleOptions')} />
            </Stack>
          </Stack>
        </CardBody>
      </Card>
    </SavedForm>
  )
}
