import type { ImportReport } from '@kursportal/shared/contract'
import { Box, Stack, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** What stays behind, by reason. */
export const LeftOutList = ({
  report,
}: {
  report: Pick<ImportReport, 'left_out' | 'left_out_count'>
}): ReactNode => {
  const t = useTexts()
  const reasons = [...new Set(report.left_out.map(({ reason }) => reason))]
  const more = report.left_out_count - report.left_out.length
  return (
    <Stack sx={{ gap: 2 }}>
      {reasons.map((reason) => (
        <section key={reason} aria-label={t(`import.leftOut.${reason}`)}>
          <Typography sx={{ fontWeight: 600 }}>{t(`import.leftOut.${reason}`)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {report.left_out
              .filter((one) => one.reason === reason)
              .map(({ what }, at) => (
                // The same thing may stay behind twice.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <Box component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
                  {what}
                </Box>
              ))}
          </Box>
        </section>
      ))}
      {more > 0 && <Typography>{t('import.leftOutMore', { count: more })}</Typography>}
    </Stack>
  )
}
