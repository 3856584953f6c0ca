import type { QuizQuestion } from '@kursportal/shared/contract'
import { Stack } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Check } from './answer-parts.tsx'
import { NumberInput } from './NumberInput.tsx'
import { hasParts } from './question.rules.ts'

type Props = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** What a question is worth, and whether a part of the answer earns a part of it; a scale is worth nothing. */
export const PointsFields = ({ question, onChange }: Props): ReactNode => {
  const t = useTexts()
  if (question.type === 'scale') return null
  return (
    <Stack sx={{ gap: 1 }}>
      <NumberInput
        label={t('quiz.points')}
        hint={t('quiz.pointsHint')}
        value={question.points ?? 1}
        least={1}
        most={20}
        whole
        onChange={(points) => onChange({ ...question, points })}
      />
      {hasParts(question) && (
        <Check
          label={t('quiz.partial')}
          hint={t('quiz.partialHint')}
          checked={question.partial_credit === true}
          onChange={(partial_credit) => onChange({ ...question, partial_credit })}
        />
      )}
    </Stack>
  )
}
