import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readSociety } from '../api/society-people.ts'

/** Who leads a club, by name; whom the administration asks is told with it. */
export const Leaders = ({ societyId }: { societyId: string }): ReactNode => {
  const t = useTexts()
  const society = useQuery(readSociety(societyId))
  return (
    <Section variant="card" title={t('leaders.title')} intro={t('leaders.intro')}>
      <Loaded dense query={society} waiting={<ListSkeleton count={2} />} failed={t('leaders.failed')}>
        {({ owner, admins }) => (
          <Box component="ul" aria-label={t('leaders.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {[
              ...(owner ? [{ ...owner, role: t('leaders.owner') }] : []),
              ...admins.map((admin) => ({ ...admin, role: t('leaders.admin') })),
            ].map(({ id, name, role }) => (
              <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {role}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  )
}
