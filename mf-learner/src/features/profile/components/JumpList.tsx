import { useSettings } from '@kursportal/shared/store'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SectionId } from '../sections.ts'

/** The parts of the page beside it on wide windows, each leading to its place. */
export const JumpList = ({ sections }: { sections: readonly SectionId[] }): ReactNode => {
  const t = useTexts()
  const id = useId()
  const { insurance_data: asksForInsurance } = useSettings()
  const titleOf = (section: SectionId): string =>
    section === 'insurance' && !asksForInsurance
      ? t('profile.insurance.titleIban')
      : t(`profile.${section}.title`)
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 'calc(var(--top-bar) + 24px)',
        alignSelf: 'start',
      }}
    >
      <Typography variant="subtitle2" component="p" id={id} sx={{ mb: 0.5 }}>
        {t('profile.onThisPage')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              href={`#${section}`}
              underline="hover"
              sx={{ display: 'block', py: 1, color: 'text.primary' }}
            >
              {titleOf(section)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
