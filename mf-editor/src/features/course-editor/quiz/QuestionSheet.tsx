import type { QuizQuestion } from '@kursportal/shared/contract'
import { useUnsaved } from '@kursportal/shared/store'
import { Alert, Button, ConfirmDialog, SideSheet, Stack } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useReportSaving } from '../../../common/saving/saving-store.ts'
import { useTexts } from './texts.ts'
import type { SavingProblem } from '../../../common/saving/useSaving.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { HintFields } from './HintFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { PointsFields } from './PointsFields.tsx'
import { canBeStored, problemsOf, tidied, withPicture } from './question.rules.ts'

type Props = {
  /** The question as it stands. */
  first: QuizQuestion
  /** What was typed into it before. */
  typed: QuizQuestion
  number: number
  saving: boolean
  /** Why it was not saved. */
  problem: SavingProblem | undefined
  /** What is typed now; undefined when that is what stands. */
  onTyped: (question: QuizQuestion | undefined) => void
  onClose: () => void
  onDone: (question: QuizQuestion) => Promise<void>
}

/** One question to write: its words, its answers, its explanation, and what is still wrong with it. */
export const QuestionSheet = ({
  first,
  number,
  saving,
  problem,
  onTyped,
  onClose,
  onDone,
  ...props
}: Props): ReactNode => {
  const t = useTexts()
  const [question, setQuestion] = useState(props.typed)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const notes = useRef<HTMLDivElement>(null)
  /** Counts what is to be read on top, which may be scrolled away from. */
  const [said, setSaid] = useState(0)
  useEffect(() => {
    if (said > 0 || problem) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [said, problem])
  const flaws = problemsOf(question)
  const isChanged = !isSame(question, first)
  useUnsaved(isChanged)
  useReportSaving('question', isChanged && !saving ? (problem ?? { state: 'unsaved' }) : undefined)
  const change = (next: QuizQuestion) => {
    setQuestion(next)
    onTyped(isSame(next, first) ? undefined : next)
  }
  const close = () => (isChanged ? setLeaving(true) : onClose())
  const finish = () => {
    // The first try says what is wrong; who insists may save it unfinished, if the server takes it.
    if ((flaws.length > 0 && !tried) || !canBeStored(question)) {
      setTried(true)
      setSaid(said + 1)
    } else void onDone(tidied(question))
  }
  return (
    <SideSheet
      open
      onClose={close}
      title={t('quiz.questionNumber', { number })}
      width={620}
      busy={saving}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={saving}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" onClick={finish} loading={saving}>
            {t(tried && flaws.length > 0 && canBeStored(question) ? 'quiz.saveAnyway' : 'quiz.done')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Stack ref={notes} sx={{ gap: 3, '&:empty': { display: 'none' } }}>
          {problem && !saving && (
            <Alert severity="error">
              {problem.state === 'offline' ? t('common.saving.offline') : problem.error}
            </Alert>
          )}
          {tried && flaws.length > 0 && (
            <Alert severity="warning">
              {flaws.map((flaw) => (
                <div key={flaw}>{t(`quiz.flaw.${flaw}`)}</div>
              ))}
            </Alert>
          )}
        </Stack>
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
              onChange={(event) => change({ ...question, question: event.target.value })}
            />
          )}
        </FieldFrame>
        <PictureFields
          picture={question.picture}
          onPicture={(picture) => change(withPicture(question, picture))}
        />
        <AnswerFields question={question} onChange={change} />
        <HintFields question={question} onChange={change} />
        <PointsFields question={question} onChange={change} />
        <FieldFrame label={t('quiz.explanation')} hint={t('quiz.explanationHint')} optional error={undefined}>
          {({ id, describedBy }) => (
            <FieldInput
              id={id}
              multiline
              minRows={3}
              value={question.explanation}
              slotProps={{ input: { maxLength: 4000, 'aria-describedby': describedBy } }}
              onChange={(event) => change({ ...question, explanation: event.target.value })}
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

const isSame = (one: QuizQuestion, other: QuizQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
