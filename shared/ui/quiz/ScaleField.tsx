import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Fieldset } from './fieldset.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { Option } from './tile.ts'

/** A step between two ends; nothing of it is right or wrong. */
export const ScaleField = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const { steps, low, high } = question.scale ?? { steps: 5, low: '', high: '' }
  const nameOf = (step: number): string => {
    const meaning = step === 1 ? low : step === steps ? high : ''
    return meaning ? t('scaleEnd', { step, steps, meaning }) : t('scaleStep', { step, steps })
  }
  return (
    <Fieldset aria-label={question.question}>
      <Typography sx={{ color: 'text.secondary' }}>{t('scaleHint')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(52px, 1fr))',
            sm: `repeat(${steps}, minmax(0, 1fr))`,
          },
        }}
      >
        {Array.from({ length: steps }, (_, at) => at + 1).map((step) => (
          <Option
            key={step}
            sx={{ flexDirection: 'column', justifyContent: 'center', gap: 0.5, px: '4px !important' }}
          >
            <input
              type="radio"
              name={question.id}
              aria-label={nameOf(step)}
              checked={question.answer[0] === String(step)}
              onChange={() => onAnswer([String(step)])}
            />
            <span aria-hidden>{step}</span>
          </Option>
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{low}</span>
        <Box component="span" sx={{ textAlign: 'end' }}>
          {high}
        </Box>
      </Box>
    </Fieldset>
  )
}
