import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { LabelledInput } from './answer-parts.tsx'
import type { FieldsOf } from './fields-of.ts'
import { NumberInput } from './NumberInput.tsx'

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }

/** The right number, how far beside it still counts, and its unit. */
export const NumberFields = ({ question, onChange }: FieldsOf<'number'>): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={grid}>
      <NumberInput
        label={t('quiz.rightNumber')}
        value={question.value}
        onChange={(value) => onChange({ ...question, value })}
      />
      <NumberInput
        label={t('quiz.tolerance')}
        hint={t('quiz.toleranceHint')}
        value={question.tolerance}
        least={0}
        onChange={(tolerance) => onChange({ ...question, tolerance })}
      />
      <LabelledInput
        label={t('quiz.unit')}
        hint={t('quiz.unitHint')}
        value={question.unit}
        maxLength={30}
        onChange={(unit) => onChange({ ...question, unit })}
      />
    </Box>
  )
}

/** How many steps a scale has, and what its ends mean. */
export const ScaleFields = ({ question, onChange }: FieldsOf<'scale'>): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={grid}>
      <NumberInput
        label={t('quiz.steps')}
        hint={t('quiz.stepsHint')}
        value={question.steps}
        least={2}
        most={10}
        whole
        onChange={(steps) => onChange({ ...question, steps })}
      />
      <LabelledInput
        label={t('quiz.low')}
        value={question.low}
        maxLength={100}
        onChange={(low) => onChange({ ...question, low })}
      />
      <LabelledInput
        label={t('quiz.high')}
        value={question.high}
        maxLength={100}
        onChange={(high) => onChange({ ...question, high })}
      />
    </Box>
  )
}
