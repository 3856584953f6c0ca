import type { QuizQuestion } from '@kursportal/shared/contract'
import { Button, Dialog, Stack, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Check } from './answer-parts.tsx'

type Props = {
  questions: readonly QuizQuestion[]
  onClose: () => void
  onDelete: (questions: QuizQuestion[]) => void
}

/** Deletes several questions at once: chosen first, and all of them come back with one press. */
export const DeleteQuestionsDialog = ({ questions, onClose, onDelete }: Props): ReactNode => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly QuizQuestion[]>([])
  const isAll = chosen.length === questions.length
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quiz.removeSeveralTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={chosen.length === 0}
            // In the order they stand in, so that each finds its place again.
            onClick={() => onDelete(questions.filter((question) => chosen.includes(question)))}
          >
            {t('quiz.removeSeveralNow', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('quiz.removeSeveralHint')}</Typography>
        <Check
          label={t('quiz.removeSeveralAll')}
          checked={isAll}
          onChange={(on) => setChosen(on ? questions : [])}
        />
        {questions.map((question, index) => (
          <Check
            // Two may be copies of each other that are not saved yet.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={question.id ?? index}
            label={`${index + 1}. ${question.question || t('quiz.untitled')}`}
            hint={t(`quiz.kind.${question.type}`)}
            checked={chosen.includes(question)}
            onChange={(on) =>
              setChosen(on ? [...chosen, question] : chosen.filter((other) => other !== question))
            }
          />
        ))}
      </Stack>
    </Dialog>
  )
}
