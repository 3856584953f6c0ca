import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const calendars = ['iphone', 'google', 'outlook'] as const

/** How the address gets into a calendar, for the three that most people have. */
export const Guides = (): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('profile.calendar.guides')}
      </Typography>
      {calendars.map((calendar) => (
        <Box
          key={calendar}
          component="details"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, px: 2 }}
        >
          <Box component="summary" sx={{ py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
            {t(`profile.calendar.${calendar}.name`)}
          </Box>
          <Box component="ol" sx={{ mt: 0, mb: 2, pl: 3, '& li': { mb: 0.5 } }}>
            <li>{t(`profile.calendar.${calendar}.first`)}</li>
            <li>{t(`profile.calendar.${calendar}.second`)}</li>
            <li>{t(`profile.calendar.${calendar}.third`)}</li>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
