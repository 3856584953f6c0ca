import type { BulkReport } from '@kursportal/shared/contract'
import { formatNumber } from '@kursportal/shared/i18n'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** For whom it is not done, and why. */
export const LeftOut = ({ report }: { report: BulkReport }): ReactNode => {
  const t = useTexts()
  if (report.left_out.length === 0) return null
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('memberBulk.leftOut')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {report.left_out.map(({ reason, count }) => (
          <li key={reason}>{t(`memberBulk.reasons.${reason}`, { total: formatNumber(count) })}</li>
        ))}
      </Box>
    </Box>
  )
}

/** What would happen: how many are chosen, and who is left out. */
export const Numbers = ({ report }: { report: BulkReport }): ReactNode => {
  const t = useTexts()
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {t('memberBulk.chosen', { count: report.chosen })}
        {report.done === 0 && ` ${t('memberBulk.nobody')}`}
      </Typography>
      <LeftOut report={report} />
    </Box>
  )
}
