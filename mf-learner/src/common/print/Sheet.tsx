import { Box, Button, Link, Typography, useDocumentTitle } from '@kursportal/shared/ui'
import { QrCode } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

type Props = {
  title: string
  /** Stands above the title: the course of a lecture. */
  overline?: string
  /** Below it: who leads the course, how long a lecture is. */
  facts: readonly string[]
  /** Where it is on the platform: below the roof of the page's own address. */
  address: string
  /** What the way back is called. */
  back: string
  children: ReactNode
}

/** The code of an address, as a picture for a camera. */
const Code = ({ address }: { address: string }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 5, pt: 2, borderTop: 1, breakInside: 'avoid' }}
    >
      <QrCode address={address} label={t('print.code')} size="28mm" border={1} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('print.codeHint')}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      </Box>
    </Box>
  )
}

/** A sheet of A4 on the screen and on paper: black on white whatever the platform's colours are, with the way back to it. */
export const Sheet = ({ title, overline, facts, address, back, children }: Props): ReactNode => {
  const t = useTexts()
  useDocumentTitle(title)
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
        <Link href={address}>{back}</Link>
        <Button variant="contained" onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </Box>
      <Box
        component="article"
        data-color-scheme="light"
        sx={{
          bgcolor: 'common.white',
          color: 'common.black',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: { xs: 2.5, sm: '16mm' },
          '@page': { size: 'A4', margin: '16mm' },
          '@media print': { border: 0, borderRadius: 0, p: 0, fontSize: '12pt' },
          '& h2, & h3': { breakAfter: 'avoid' },
          '& figure, & img, & table, & li': { breakInside: 'avoid' },
          // A picture never pushes its text to the next sheet.
          '& img': { maxHeight: '120mm', objectFit: 'contain' },
        }}
      >
        {overline && <Typography sx={{ fontWeight: 600 }}>{overline}</Typography>}
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3 }}>{facts.join(' · ')}</Typography>
        {children}
        <Code address={new URL(address, window.location.origin).href} />
      </Box>
    </Box>
  )
}
