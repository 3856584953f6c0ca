import type { Access } from '@kursportal/shared/contract'
import { Box, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useInvitation } from './joining-context.ts'

/** Where the imprints of clubs stand on the page. */
export const CLUB_IMPRINTS = 'anbieter'

/** A club with its address and how to reach it. */
export const ClubAddress = ({ club }: { club: Access['imprints'][number] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{club.name}</Typography>
      <Typography>{club.street}</Typography>
      <Typography>
        {club.zip} {club.city}
      </Typography>
      {club.represented_by !== '' && (
        <Typography sx={{ mt: 1 }}>{t('access.representedBy', { names: club.represented_by })}</Typography>
      )}
      {club.email !== '' && <Link href={`mailto:${club.email}`}>{club.email}</Link>}
      {club.register_number !== '' && (
        <Typography>{t('access.register', { number: club.register_number })}</Typography>
      )}
    </Box>
  )
}

/** The imprints of the clubs that offer the courses themselves (DDG, section 5); nothing where the platform does. */
export const ClubImprints = (): ReactNode => {
  const t = useTexts()
  const { imprints } = useInvitation().access
  if (imprints.length === 0) return null
  return (
    <Box id={CLUB_IMPRINTS} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
      <Section title={t('access.imprint')} intro={t('access.imprintIntro', { count: imprints.length })}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
          }}
        >
          {imprints.map((club) => (
            <ClubAddress key={`${club.name} ${club.street}`} club={club} />
          ))}
        </Box>
      </Section>
    </Box>
  )
}
