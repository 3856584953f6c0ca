import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Link,
  ListSkeleton,
  Loaded,
  Section,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listGroupLevels, type GroupDetail } from '../api/group.ts'

/** Which levels a society earns by, as sentences: its own, or the default ones. */
const GroupLevels = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const levels = useQuery(listGroupLevels(group.id))
  return (
    <Section
      title={t('groups.tabs.levels')}
      intro={t(group.own_levels ? 'groups.ownLevels' : 'groups.defaultLevels')}
    >
      <Loaded query={levels} waiting={<ListSkeleton count={3} />} failed={t('groups.levelsFailed')}>
        {({ items }) =>
          items.length === 0 ? (
            <Alert severity="warning">{t('groups.noLevels')}</Alert>
          ) : (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map(({ id, tier, start, income_per_user: income, bonus }) => (
                <Box
                  component="li"
                  key={id}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: { sm: '130px minmax(0, 1fr)' },
                    gap: 1,
                    alignItems: 'start',
                    py: 1.5,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <span>
                    <StatusChip tone="primary">{t(`tiers.${tier}`)}</StatusChip>
                  </span>
                  <Typography>
                    {t('groups.levelRule', { start: formatNumber(start), amount: formatMoney(income) })}{' '}
                    {bonus > 0 && t('groups.levelBonus', { amount: formatMoney(bonus) })}
                  </Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
      {group.abilities.manage_levels && (
        <Typography sx={{ mt: 2.5 }}>
          <Link href={`/admin/sales/${group.id}/levels`}>{t('groups.editLevels')}</Link>
        </Typography>
      )}
    </Section>
  )
}

export default GroupLevels
