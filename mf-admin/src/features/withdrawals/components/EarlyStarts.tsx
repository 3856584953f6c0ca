import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { WithdrawalCase } from '../api/withdrawals.ts'

/** To which courses the person agreed to begin within the withdrawal period, in which words and when. */
export const EarlyStarts = ({ courses }: Pick<WithdrawalCase, 'courses'>): ReactNode => {
  const t = useTexts()
  const agreed = courses.flatMap(({ course_id, title, early_start }) =>
    early_start ? [{ course_id, title, ...early_start }] : [],
  )
  if (agreed.length === 0) return null
  return (
    <Section title={t('withdrawals.earlyStarts')}>
      {agreed.map(({ course_id, title, confirmed_at, lines }) => (
        <Box key={course_id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <Typography>
            {t('withdrawals.earlyStart', { course: title, when: formatDateTime(confirmed_at) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, color: 'text.secondary' }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  )
}
