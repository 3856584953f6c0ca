import { Box, Button, CertificateIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** A finished course whose certificate waits to be fetched: the loudest thing on the page, for it is worth money. */
export const ClaimBanner = ({ title, href }: { title: string; href: string }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 2, sm: 3 },
        mb: 3,
        p: { xs: 2.5, sm: 3 },
        borderRadius: 2.5,
        border: 2,
        borderColor: 'art.sun',
        bgcolor: 'course.sun.soft',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 64,
          height: 64,
          borderRadius: '50%',
          bgcolor: 'art.sun',
          color: 'common.black',
        }}
      >
        <CertificateIcon size={34} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2">{t('myCourses.claimTitle', { title })}</Typography>
        <Typography sx={{ mt: 0.5 }}>{t('myCourses.claimBody')}</Typography>
      </Box>
      <Button variant="contained" size="large" href={href} sx={{ flex: 'none' }}>
        {t('myCourses.claim')}
      </Button>
    </Box>
  )
}
