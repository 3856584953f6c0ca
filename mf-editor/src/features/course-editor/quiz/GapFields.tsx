import { gapsOf } from '@kursportal/shared/domain'
import { Box, Stack } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Check } from './answer-parts.tsx'
import { ExtraWords } from './ExtraWords.tsx'
import type { FieldsOf } from './fields-of.ts'

/** The text with its gaps, and whether the words are offered. */
export const GapFields = ({ question, onChange }: FieldsOf<'gap_text'>): ReactNode => {
  const t = useTexts()
  const gaps = gapsOf(question.text)
  return (
    <Stack sx={{ gap: 2 }}>
      <FieldFrame label={t('quiz.gapText')} hint={t('quiz.gapTextHint')} error={undefined}>
        {({ id, describedBy }) => (
          <FieldInput
            id={id}
            multiline
            minRows={4}
            value={question.text}
            slotProps={{ input: { maxLength: 4000, 'aria-describedby': describedBy } }}
            onChange={(event) => onChange({ ...question, text: event.target.value })}
          />
        )}
      </FieldFrame>
      <Box component="output" sx={{ color: 'text.secondary' }}>
        {t('quiz.gapsFound', {
          count: gaps.length,
          words: gaps.map((words) => words.join(' / ') || '…').join(', '),
        })}
      </Box>
      <Check
        label={t('quiz.gapOffered')}
        hint={t('quiz.gapOfferedHint')}
        checked={question.offered}
        onChange={(offered) => onChange({ ...question, offered })}
      />
      {question.offered && (
        <ExtraWords extras={question.extras} onChange={(extras) => onChange({ ...question, extras })} />
      )}
    </Stack>
  )
}
