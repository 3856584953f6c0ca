import { inOrder, levelHints, tierAt, type Level } from '@kursportal/shared/domain'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Alert, Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** What levels mean, a sentence each, and what is odd about them. */
export const LevelSentences = ({ levels }: { levels: readonly Level[] }): ReactNode => {
  const t = useTexts()
  if (levels.length === 0)
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('levels.none')}
      </Alert>
    )
  return (
    <Box sx={{ mb: 3 }}>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 3, '& li': { py: 0.25 } }}>
        {inOrder(levels).map((level, index) => (
          // While it is typed two may begin the same.
          <li key={index}>
            {t(level.bonus > 0 ? 'levels.sentenceBonus' : 'levels.sentence', {
              tier: t(`tiers.${tierAt(levels, level.start)}`),
              start: formatNumber(level.start),
              income: formatMoney(level.income_per_user),
              bonus: formatMoney(level.bonus),
            })}
          </li>
        ))}
      </Box>
      {levelHints(levels).map(({ start, hint }, index) => (
        <Alert key={index} severity="info" sx={{ mb: 1 }}>
          {t(`levels.hint.${hint}`, { start: formatNumber(start), before: formatNumber(start - 1) })}
        </Alert>
      ))}
    </Box>
  )
}
