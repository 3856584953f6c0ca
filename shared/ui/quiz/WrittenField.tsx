import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { readNumber } from '../../domain/quizzes/number-answer.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { AnswerInput } from './tile.ts'
import { useTyped } from './useTyped.ts'

/** A few words to write, or a number. Whether it is a number is said once one goes on, not while it is typed. */
export const WrittenField = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const hintId = useId()
  const isNumber = question.type === 'number'
  const saved = question.answer[0] ?? ''
  const isNoNumber = (answer: string): boolean =>
    isNumber && answer !== '' && readNumber(answer) === undefined
  const [typed, setTyped, save] = useTyped(saved, (answer) => {
    if (!isNoNumber(answer)) onAnswer(answer === '' ? [] : [answer])
  })
  const [isRefused, setRefused] = useState(false)
  const label = t(isNumber ? 'yourNumber' : 'yourAnswer')
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ...(isNumber && { maxWidth: 360 }) }}>
        <AnswerInput
          aria-label={question.unit ? `${label} (${question.unit})` : label}
          placeholder={label}
          value={typed}
          maxLength={500}
          autoComplete="off"
          {...(isNumber && { inputMode: 'decimal' as const })}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? hintId : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            setRefused(isNoNumber(typed.trim()))
            save()
          }}
        />
        {/* Stands whole beside the number: the field gives way, no word is broken for it. */}
        {question.unit && (
          <Box
            component="span"
            aria-hidden
            sx={{ flexShrink: 0, maxWidth: '60%', fontSize: '1.25rem', fontWeight: 600, hyphens: 'manual' }}
          >
            {question.unit}
          </Box>
        )}
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        {isRefused && (
          <Typography
            component="span"
            id={hintId}
            sx={{ display: 'block', mt: 1, color: 'error.main', fontWeight: 600 }}
          >
            {t('noNumber')}
          </Typography>
        )}
      </Box>
    </>
  )
}
