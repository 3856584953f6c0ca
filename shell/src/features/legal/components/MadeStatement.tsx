import type { AccessibilityStatement } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Box, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const can = ['keyboard', 'screenReader', 'drag', 'paste', 'zoom', 'contrast', 'motion', 'words'] as const
const limits = ['captions', 'pictures', 'certificates'] as const
const list = { m: 0, pl: 3, '& li + li': { mt: 1 } }
const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }

/** The statement as it is made of the settings: what works, what does not yet, and who watches over it. */
export const MadeStatement = ({ statement }: { statement: AccessibilityStatement | null }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Section title={t('accessibility.standardTitle')}>
        <Typography>{t('accessibility.standard')}</Typography>
        {statement && (
          <>
            <Typography sx={{ mt: 2 }}>{t(`accessibility.conformance.${statement.conformance}`)}</Typography>
            <Typography sx={{ mt: 2 }}>
              {t('accessibility.checked', { day: formatDay(statement.checked_on) })}
            </Typography>
          </>
        )}
      </Section>
      <Section title={t('accessibility.canTitle')}>
        <Box component="ul" sx={list}>
          {can.map((one) => (
            <li key={one}>{t(`accessibility.can.${one}`)}</li>
          ))}
        </Box>
      </Section>
      <Section title={t('accessibility.limitsTitle')}>
        <Box component="ul" sx={list}>
          {limits.map((one) => (
            <li key={one}>{t(`accessibility.limits.${one}`)}</li>
          ))}
        </Box>
        {statement && statement.limits !== '' && (
          <Typography sx={{ mt: 2, ...asWritten }}>{statement.limits}</Typography>
        )}
      </Section>
      {statement && statement.enforcement !== '' && (
        <Section title={t('accessibility.enforcementTitle')}>
          <Typography sx={{ mb: 1 }}>{t('accessibility.enforcement')}</Typography>
          <Typography sx={asWritten}>{statement.enforcement}</Typography>
        </Section>
      )}
    </>
  )
}
