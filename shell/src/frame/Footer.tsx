import { useLocation } from '@kursportal/shared/router'
import { useSettings } from '@kursportal/shared/store'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { reportPath } from '../common/report-path.ts'
import { useTexts } from './texts.ts'
import { useHomePath } from './HomeLink.tsx'
import { Logo } from './Logo.tsx'
import { useHelpLinks } from './useHelpLinks.tsx'
import { useLandmarkName } from './useLandmarkName.ts'

/** The year of the copyright line (specification, section 9). */
const COPYRIGHT_YEAR = 2024

/** Logo, legal pages and copyright line; the frame leaves it out below /admin. */
export const Footer = (): ReactNode => {
  const t = useTexts()
  const landmark = useLandmarkName()
  const legalNav = useLandmarkName(t('frame.legalNav'))
  const { name, reports, withdrawals } = useSettings()
  const place = useLocation()
  const home = useHomePath()
  const links = [
    ...useHelpLinks(),
    ...(['privacy', 'terms-of-use', 'accessibility'] as const).map((page) => ({
      label: t(`legal.${page}`),
      href: `/legal/${page}`,
    })),
    // Open to everybody, on every page (Regulation (EU) 2022/2065, article 16; BGB, section 356a).
    ...(reports ? [{ label: t('frame.report'), href: reportPath(place) }] : []),
    ...(withdrawals ? [{ label: t('frame.withdrawal'), href: '/withdrawal' }] : []),
  ]
  return (
    <Box
      component="footer"
      aria-label={landmark}
      sx={{ bgcolor: 'background.sunken', borderTop: 1, borderColor: 'divider', mt: 'auto' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          gap: { xs: 2, md: 4 },
          maxWidth: 1424,
          mx: 'auto',
          px: { xs: 2, sm: 4 },
          py: 4,
        }}
      >
        <Link
          href={home}
          underline="none"
          aria-label={t('frame.home', { name })}
          sx={{ color: 'text.primary', display: 'inline-flex' }}
        >
          <Logo />
        </Link>
        <Box component="nav" aria-label={legalNav} sx={{ flex: 1 }}>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}
          >
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} sx={{ display: 'inline-block', py: 1, color: 'text.secondary' }}>
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
          {t('frame.copyright', { year: COPYRIGHT_YEAR, name })}
        </Typography>
      </Box>
    </Box>
  )
}
