import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, Link, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { PayoutStage } from '../../../common/PayoutStage.tsx'
import { useTexts, type Translate } from '../texts.ts'
import type { Person } from '../api/person.ts'
import { listLedSocieties, listRequests, type LedSociety, type PayoutRequest } from '../api/societies.ts'

const columnsOf = (t: Translate): Column<PayoutRequest>[] => [
  { key: 'society', header: t('personTabs.money.for'), cell: ({ society }) => society.name },
  { key: 'year', header: t('personTabs.money.year'), cell: ({ target_year: year }) => year, align: 'end' },
  {
    key: 'amount',
    header: t('personTabs.money.amount'),
    cell: ({ amount }) => formatMoney(amount),
    align: 'end',
  },
  { key: 'asked', header: t('personTabs.money.asked'), cell: ({ created_at: at }) => formatDay(at) },
  {
    key: 'state',
    header: t('personTabs.money.state'),
    cell: ({ stage }) => <PayoutStage stage={stage} />,
  },
]

const Sums = ({ society }: { society: LedSociety }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Link href={`/admin/groups/${society.id}/buchungen`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {society.name}
      </Link>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, max-content))',
          columnGap: 4,
          rowGap: 1,
        }}
      >
        {(['available', 'requested', 'paid'] as const).map((kind) => (
          <div key={kind}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`personTabs.money.sums.${kind}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(society[kind])}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  )
}

/** The money of what somebody owns, and what they asked to be paid. */
const MoneyTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const led = useQuery(listLedSocieties(person.id))
  const list = useListState({})
  const requests = useQuery(listRequests(person.id, list.query))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Section title={t('personTabs.money.owned')}>
        <Loaded query={led} waiting={<ListSkeleton count={1} />} failed={t('personTabs.society.failed')}>
          {({ items }) => {
            const owned = items.filter(({ role }) => role === 'owner')
            return owned.length === 0 ? (
              <Typography>{t('personTabs.money.ownsNone')}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {owned.map((society) => (
                  <Sums key={society.id} society={society} />
                ))}
              </Box>
            )
          }}
        </Loaded>
      </Section>
      <Section title={t('personTabs.money.requests')}>
        <DataTable
          label={t('personTabs.money.requests')}
          columns={columns}
          list={list}
          query={requests}
          failed={t('personTabs.money.failed')}
          rowKey={({ id }) => id}
          rowName={({ society }) => society.name}
          rowHref={({ id }) => `/admin/payouts/${id}`}
          empty={
            <EmptyState dense title={t('personTabs.money.emptyTitle')}>
              {t('personTabs.money.emptyBody')}
            </EmptyState>
          }
        />
      </Section>
    </>
  )
}

export default MoneyTab
