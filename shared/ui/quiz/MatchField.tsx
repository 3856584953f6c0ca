import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { withWord } from './choose.ts'
import { Fieldset } from './fieldset.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { WordSelect } from './tile.ts'

/** What belongs to each entry is chosen from a list beside it, which on a phone stands below it. */
export const MatchField = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const name = useId()
  const { choices, answer, words = [] } = question
  return (
    <Fieldset aria-label={question.question}>
      <Typography sx={{ color: 'text.secondary' }}>{t('matchHint')}</Typography>
      {choices.map(({ id, text }, at) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 2 },
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            p: 2,
            border: 1,
            borderColor: 'outline',
            borderRadius: '16px',
            bgcolor: 'background.paper',
          }}
        >
          <Box
            component="label"
            htmlFor={`${name}${id}`}
            sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {text}
          </Box>
          <WordSelect
            id={`${name}${id}`}
            value={answer[at] ?? ''}
            onChange={(event) => onAnswer(withWord(answer, choices.length, at, event.target.value))}
            sx={{ width: '100%' }}
          >
            <option value="">{t('choose')}</option>
            {words.map((word) => (
              <option key={word} value={word}>
                {word}
              </option>
            ))}
          </WordSelect>
        </Box>
      ))}
    </Fieldset>
  )
}
