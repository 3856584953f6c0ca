import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { withWord } from './choose.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'
import { AnswerInput, WordSelect } from './tile.ts'
import { useTyped } from './useTyped.ts'

type GapProps = { label: string; word: string; onWord: (word: string) => void }

const WrittenGap = ({ label, word, onWord }: GapProps): ReactNode => {
  const [typed, setTyped, save] = useTyped(word, onWord)
  return (
    <AnswerInput
      aria-label={label}
      value={typed}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      sx={{
        display: 'inline-block',
        width: { xs: '10ch', sm: '14ch' },
        minHeight: 48,
        lineHeight: 1.4,
        px: 1.5,
        py: 0.5,
        mx: 0.5,
        borderRadius: '12px',
        fontSize: '1.125rem',
      }}
    />
  )
}

/** A text with gaps, each a real field where it stands: words are written, or chosen from those that are offered. */
export const GapField = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const around = question.around ?? []
  const count = Math.max(0, around.length - 1)
  return (
    <Box component="fieldset" aria-label={question.question} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('gapHint')}</Typography>
      <Box sx={{ fontSize: '1.125rem', lineHeight: 3.2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {around.map((piece, at) => {
          const gap: GapProps = {
            label: t('gap', { number: at + 1 }),
            word: question.answer[at] ?? '',
            onWord: (word) => onAnswer(withWord(question.answer, count, at, word)),
          }
          return (
            // The pieces of one question never change their places.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Fragment key={at}>
              {piece}
              {at < count &&
                (question.words ? (
                  <WordSelect
                    aria-label={gap.label}
                    value={gap.word}
                    onChange={(event) => gap.onWord(event.target.value)}
                    sx={{ mx: 0.5 }}
                  >
                    <option value="">{t('choose')}</option>
                    {question.words.map((word) => (
                      <option key={word} value={word}>
                        {word}
                      </option>
                    ))}
                  </WordSelect>
                ) : (
                  <WrittenGap {...gap} />
                ))}
            </Fragment>
          )
        })}
      </Box>
    </Box>
  )
}
