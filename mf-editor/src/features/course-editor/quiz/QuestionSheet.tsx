import type { QuizQuestion } from '@kursportal/shared/contract'
import { useUnsaved } from '@kursportal/shared/store'
import { Alert, Button, ConfirmDialog, SideSheet, Stack } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { canBeStored, problemsOf, tidied } from './question.rules.ts'

type Props = {
  first: QuizQuestion
  number: number
  saving: boolean
  onClose: () => void
  onDone: (question: QuizQuestion) => Promise<void>
}

/** One question to write: its words, its answers, its explanation, and what is still wrong with it. */
export const QuestionSheet = ({ first, number, saving, onClose, onDone }: Props): ReactNode => {
  const t = useTexts()
  const [question, setQuestion] = useState(first)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const problems = problemsOf(question)
  const isChanged = JSON.stringify(question) !== JSON.stringify(first)
  useUnsaved(isChanged)
  const close = () => (isChanged ? setLeaving(true) : onClose())
  const finish = () => {
    // The first try says what is wrong; who insists may save it unfinished, if the server takes it.
    if ((problems.length > 0 && !tried) || !canBeStored(question)) setTried(true)
    else void onDone(tidied(question))
  }
  return (
    <SideSheet
      open
      onClose={close}
      title={t('quiz.questionNumber', { number })}
      width={620}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={saving}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" onClick={finish} loading={saving}>
            {t(tried && problems.length > 0 ? 'quiz.saveAnyway' : 'quiz.done')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {tried && problems.length > 0 && (
          <Alert severity="warning">
            {problems.map((problem) => (
              <div key={problem}>{t(`quiz.flaw.${problem}`)}</div>
            ))}
          </Alert>
        )}
        <FieldFrame
          label={t(question.type === 'true_false' ? 'quiz.statement' : 'quiz.question')}
          error={undefined}
        >
          {({ id }) => (
            <FieldInput
              id={id}
              multiline
              minRows={2}
              value={question.question}
              slotProps={{ input: { maxLength: 2000 } }}
              onChange={(event) => setQuestion({ ...question, question: event.target.value })}
            />
          )}
        </FieldFrame>
        <AnswerFields question={question} onChange={setQuestion} />
        <FieldFrame label={t('quiz.explanation')} hint={t('quiz.explanationHint')} optional error={undefined}>
          {({ id, describedBy }) => (
            <FieldInput
              id={id}
              multiline
              minRows={3}
              value={question.explanation}
              slotProps={{ input: { maxLength: 4000, 'aria-describedby': describedBy } }}
              onChange={(event) => setQuestion({ ...question, explanation: event.target.value })}
            />
          )}
        </FieldFrame>
      </Stack>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('quiz.discardTitle')}
        confirmLabel={t('quiz.discard')}
        destructive
        onConfirm={onClose}
      >
        {t('quiz.discardBody')}
      </ConfirmDialog>
    </SideSheet>
  )
}
