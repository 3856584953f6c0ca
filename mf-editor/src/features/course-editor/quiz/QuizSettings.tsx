import { object, quizSettings, type QuizContent } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { CheckboxField, NumberField, RadioField, useWatch, type KitForm } from '@kursportal/shared/ui/forms'
import { useEditForm } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { SavedForm } from '../../../common/saving/SavedForm.tsx'
import { isInPoints, pointsIn } from './question.rules.ts'
import { quizLooks, type QuizTerms } from './QuizConflictDialog.tsx'
import { useQuizWrites, type OpenedQuiz } from './useSaveQuiz.tsx'

const schema = object(quizSettings)

const termsOf = ({ questions: _questions, ...terms }: QuizContent): QuizTerms => ({
  ...terms,
  draw_count: terms.draw_count ?? null,
  draw_from: terms.draw_from ?? 'quiz',
})

type Props = { videoId: string; opened: OpenedQuiz }

type FieldProps = { form: KitForm<QuizTerms>; quiz: QuizContent }

/** The quiz with the terms as they are typed. */
const useTyped = ({ form, quiz }: FieldProps): QuizContent => {
  const [draw_count, draw_from] = useWatch({ control: form.control, name: ['draw_count', 'draw_from'] })
  return { ...quiz, draw_count, draw_from }
}

const RequiredField = (props: FieldProps): ReactNode => {
  const t = useTexts()
  const needed = useWatch({ control: props.form.control, name: 'required_correct' })
  const count = pointsIn(useTyped(props))
  const inPoints = isInPoints(props.quiz)
  // Scales alone are passed by answering them.
  if (count === 0) return null
  return (
    <NumberField
      name={props.form.at('required_correct')}
      label={t(inPoints ? 'quiz.requiredPoints' : 'quiz.required')}
      unit={t('quiz.requiredOf', { count })}
      hint={
        typeof needed === 'number' && needed >= 1 && needed <= count
          ? t(inPoints ? 'quiz.requiredPointsReads' : 'quiz.requiredReads', { needed, count })
          : undefined
      }
    />
  )
}

const DrawFields = (props: FieldProps): ReactNode => {
  const t = useTexts()
  const { draw_count } = useTyped(props)
  return (
    <>
      <NumberField
        name={props.form.at('draw_count')}
        label={t('quiz.drawCount')}
        hint={t('quiz.drawCountHint')}
        whenEmpty={null}
        optional
      />
      {draw_count && (
        <RadioField
          name={props.form.at('draw_from')}
          label={t('quiz.drawFrom')}
          options={[
            { value: 'quiz', label: t('quiz.drawFromQuiz') },
            { value: 'course', label: t('quiz.drawFromCourse') },
          ]}
        />
      )}
    </>
  )
}

/** What it takes to pass, how often one may try, and what is shuffled. */
export const QuizSettings = ({ videoId, opened }: Props): ReactNode => {
  const t = useTexts()
  const { present, write } = useQuizWrites(videoId, opened)
  const draft = useEditForm<QuizTerms>({
    part: `quiz-terms/${videoId}`,
    rules: schema.superRefine((terms, context) => {
      const count = pointsIn({ ...opened.quiz, ...terms })
      if (count > 0 && terms.required_correct > count)
        context.addIssue({
          code: 'custom',
          path: ['required_correct'],
          message: t('quiz.requiredTooMany', { count }),
        })
    }),
    now: { fields: termsOf(opened.quiz), version: opened.version },
    present: async () => {
      const now = await present()
      return { ...now, fields: termsOf(now.fields) }
    },
    looks: quizLooks(t),
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
            <DrawFields form={draft.form} quiz={opened.quiz} />
            <RequiredField form={draft.form} quiz={opened.quiz} />
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
