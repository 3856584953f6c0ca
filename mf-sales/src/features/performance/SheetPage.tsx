import { groupedReferralCode } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, Button, FormSkeleton, Link, Loaded, Typography, useDocumentTitle } from '@kursportal/shared/ui'
import { QrCode } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readPerformance, type SocietyFigures } from './api/read-performance.ts'
import { SALES, salesPath } from './sales-paths.ts'

/** The sheet itself: black on white whatever the platform's colours are. */
const Sheet = ({ figures }: { figures: SocietyFigures }): ReactNode => {
  const t = useTexts()
  const { society, referral_link: link, short_link: short, referral_code: code } = figures
  return (
    <Box
      component="article"
      data-color-scheme="light"
      sx={{
        bgcolor: 'common.white',
        color: 'common.black',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 3, sm: '20mm' },
        textAlign: 'center',
        '@page': { size: 'A4', margin: '16mm' },
        '@media print': { border: 0, borderRadius: 0, p: 0 },
      }}
    >
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.5rem' }, hyphens: 'auto' }}>
        {society.name}
      </Typography>
      <Typography sx={{ fontSize: '1.375rem', mt: 2, mb: 4, textWrap: 'balance' }}>
        {t('sheet.lead')}
      </Typography>
      <QrCode address={link} label={t('link.qr', { name: society.name })} size="80mm" />
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, mt: 4 }}>{t('sheet.how')}</Typography>
      <Typography sx={{ mt: 2 }}>{t('sheet.without')}</Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {short.replace(/^https?:\/\//, '')}
      </Typography>
      <Typography sx={{ mt: 2 }}>{t('sheet.code', { code: groupedReferralCode(code) })}</Typography>
    </Box>
  )
}

/** A sheet for the wall with the QR code and the short word; paper is a page that is printed (decision 0421). */
const SheetPage = (): ReactNode => {
  const t = useTexts()
  const { societyId = '' } = useParams()
  const performance = useQuery(readPerformance(undefined))
  const figures = performance.data?.societies.find(({ society }) => society.id === societyId)
  useDocumentTitle(t('link.sheet'))
  return (
    <Box
      sx={{
        maxWidth: '210mm',
        mx: 'auto',
        px: { xs: 2, sm: 0 },
        py: { xs: 2, sm: 4 },
        '@media print': { p: 0 },
      }}
    >
      <Box
        data-no-print
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
        }}
      >
        <Link href={figures ? salesPath(societyId) : SALES}>{t('sheet.back')}</Link>
        {figures && (
          <Button variant="contained" onClick={() => window.print()}>
            {t('sheet.print')}
          </Button>
        )}
      </Box>
      <Loaded
        query={performance}
        waiting={<FormSkeleton />}
        failed={t('performance.failed')}
        gone={performance.data !== undefined && !figures}
        goneTitle={t('performance.gone')}
        home={{ label: t('performance.toAll'), href: SALES }}
      >
        {() => figures && <Sheet figures={figures} />}
      </Loaded>
    </Box>
  )
}

export default SheetPage
