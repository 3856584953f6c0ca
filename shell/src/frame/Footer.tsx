import { useSettings } from '@kursportal/shared/store'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { legalTypes } from '../common/legal-types.ts'
import { useTexts } from '../texts/index.ts'
import { useHomePath } from './HomeLink.tsx'
import { Logo } from './Logo.tsx'

/** The year of the copyright line (specification, section 9). */
const COPYRIGHT_YEAR = 2024

/** Logo, legal pages and copyright line; the frame leaves it out below /admin. */
export const Footer = (): ReactNode => {
  const t = useTexts()
  const { name, faq } = useSettings()
  const home = useHomePath()
  return (
    <Box
      component="footer"
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
        <Box component="nav" aria-label={t('frame.legalNav')} sx={{ flex: 1 }}>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}
          >
            {faq && (
              <li>
                <Link href="/faq" sx={{ display: 'inline-block', py: 1, color: 'text.secondary' }}>
                  {t('faq.title')}
                </Link>
              </li>
            )}
            {legalTypes.map((type) => (
              <li key={type}>
                <Link
                  href={`/legal/${type}`}
                  sx={{ display: 'inline-block', py: 1, color: 'text.secondary' }}
                >
                  {t(`legal.${type}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link
                href="/legal/accessibility"
                sx={{ display: 'inline-block', py: 1, color: 'text.secondary' }}
              >
                {t('legal.accessibility')}
              </Link>
            </li>
          </Box>
        </Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
          {t('frame.copyright', { year: COPYRIGHT_YEAR, name })}
        </Typography>
      </Box>
    </Box>
  )
}
