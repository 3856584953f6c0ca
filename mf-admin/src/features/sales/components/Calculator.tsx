import { reckon, type Level } from '@kursportal/shared/domain'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, LabelledSelect, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const examples = [1, 5, 10, 12, 20, 25, 30, 50, 75, 100, 150, 200, 500] as const
const FIRST = 12

/** What a year with so many finishes comes to, under the levels as they stand in the form. */
export const Calculator = ({ levels }: { levels: readonly Level[] }): ReactNode => {
  const t = useTexts()
  const [finishes, setFinishes] = useState<number>(FIRST)
  const { income, bonus, total } = reckon(levels, finishes)
  return (
    <Section title={t('levels.example')}>
      <Box>
        <LabelledSelect
          label={t('levels.exampleFor')}
          value={finishes}
          onChange={setFinishes}
          options={examples.map((value) => ({ value, label: formatNumber(value) }))}
        />
        <Typography
          component="output"
          sx={{ display: 'block', mt: 1.5, fontSize: '1.25rem', fontWeight: 650 }}
        >
          {t(bonus > 0 ? 'levels.exampleBonus' : 'levels.exampleSum', {
            income: formatMoney(income),
            bonus: formatMoney(bonus),
            total: formatMoney(total),
          })}
        </Typography>
      </Box>
    </Section>
  )
}
