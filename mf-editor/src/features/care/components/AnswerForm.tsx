import { failureText } from '@kursportal/shared/client'
import { questionCalls } from '@kursportal/shared/contract'
import { suggestedMinutes } from '@kursportal/shared/domain'
import { Box, Button, ConfirmDialog, PublishIcon, toast } from '@kursportal/shared/ui'
import { Form, FormButtons, NumberField, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useAnswer, useSettle, type CareQuestion } from '../api/care.ts'

const MAX = 5_000
const { body: schema } = questionCalls.answerQuestion

/** Answers a question, with the minutes it took; what is typed is kept in this tab until it is sent. */
export const AnswerForm = ({ question }: { question: CareQuestion }): ReactNode => {
  const t = useTexts()
  const answer = useAnswer(question.id)
  const form = useKitForm(schema, { defaultValues: { text: '' } })
  const written = useWatch({ control: form.control, name: 'text' }) ?? ''
  const minutes = useWatch({ control: form.control, name: 'minutes' })
  const asked = question.messages.findLast(({ by_leader }) => !by_leader)?.text ?? ''
  const suggested = suggestedMinutes(asked, written)
  return (
    <Form
      form={form}
      label={t('care.answer.title')}
      onSubmit={async (values) => {
        await answer.mutateAsync(values)
        form.reset()
        toast.success(t('care.answer.sent'))
      }}
    >
      <KeepTyped form={form} part={`answer/${question.id}`} inTab />
      <TextField name={form.at('text')} label={t('care.answer.text')} rows={5} maxLength={MAX} />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ width: '100%', maxWidth: 420 }}>
          <NumberField
            name={form.at('minutes')}
            label={t('care.answer.minutes')}
            hint={t('care.answer.minutesHint')}
            unit={t('care.answer.unit')}
          />
        </Box>
        {suggested > 0 && minutes !== suggested && (
          <Button
            variant="text"
            onClick={() => form.setValue('minutes', suggested, { shouldDirty: true, shouldValidate: true })}
          >
            {t('care.answer.take', { count: suggested })}
          </Button>
        )}
      </Box>
      <FormButtons>
        <Button
          type="submit"
          variant="contained"
          loading={form.formState.isSubmitting}
          startIcon={<PublishIcon size={20} aria-hidden />}
        >
          {t('care.answer.send')}
        </Button>
      </FormButtons>
      {question.state === 'open' && <Settle question={question} />}
    </Form>
  )
}

/** Taking a question from the inbox without words. */
const Settle = ({ question }: { question: CareQuestion }): ReactNode => {
  const t = useTexts()
  const settle = useSettle(question.id)
  const [asking, setAsking] = useState(false)
  const markAnswered = async (): Promise<void> => {
    try {
      await settle.mutateAsync('answered')
      toast.success(t('care.answer.answeredDone'))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <Box
      component="fieldset"
      aria-label={t('care.answer.settle')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Button variant="text" loading={settle.isPending} onClick={() => void markAnswered()}>
        {t('care.answer.answered')}
      </Button>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('care.answer.closed')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('care.answer.closedTitle')}
        confirmLabel={t('care.answer.closed')}
        onConfirm={async () => {
          await settle.mutateAsync('closed')
          toast.success(t('care.answer.closedDone'))
        }}
      >
        {t('care.answer.closedBody', { name: question.learner.name })}
      </ConfirmDialog>
    </Box>
  )
}
