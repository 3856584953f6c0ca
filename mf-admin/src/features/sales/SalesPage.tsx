import { tier as tiers } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Link } from '@kursportal/shared/router'
import { Button, EmptyState, ListSkeleton, PageFrame, Settled } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listChannels, readChannels } from './api/sales.ts'
import { channelColumns, orders } from './components/channel-columns.tsx'
import { TotalsLine } from './components/TotalsLine.tsx'
import { earlierYears, YEAR, yearFilter } from './sales-years.ts'

const KIND = 'art'
const TIER = 'stufe'
const QUIET = 'ruhig'
const BALANCE = 'guthaben'
const kinds = ['verein', 'gruppe'] as const
const quiet = ['days', 'never'] as const
const balances = ['euro', 'hundred', 'thousand'] as const
/** From how many cents on. */
const leastOf = { euro: 100, hundred: 10_000, thousand: 100_000 } as const

/** Who recommends, and what it brings in a year. */
const SalesPage = (): ReactNode => {
  const t = useTexts()
  const years = useMemo(() => earlierYears(), [])
  const list = useListState({
    filters: {
      [YEAR]: years,
      [KIND]: kinds,
      [TIER]: tiers.options,
      [QUIET]: quiet,
      [BALANCE]: balances,
    },
    sortable: orders,
  })
  const { filters, sort } = list.state
  const order = orders.find((key) => key === sort?.key)
  const query = {
    ...list.query,
    ...(filters[YEAR] && { year: Number(filters[YEAR]) }),
    ...(filters[KIND] && { is_community: String(filters[KIND] === 'verein') }),
    ...(filters[TIER] && { tier: filters[TIER] }),
    ...(filters[QUIET] && { quiet: filters[QUIET] }),
    ...(filters[BALANCE] && { min_available: leastOf[filters[BALANCE]] }),
    ...(order && { sort: order, ...(sort?.descending && { descending: 'true' }) }),
  }
  const channels = useQuery(listChannels(query))
  const columns = useMemo(() => channelColumns(t), [t])
  const year = filters[YEAR] ? `?jahr=${filters[YEAR]}` : ''
  return (
    <PageFrame
      title={t('sales.title')}
      intro={t('sales.intro')}
      width="wide"
      actions={
        <>
          <Button variant="outlined" component={Link} to={`/admin/sales/promotions${year}`}>
            {t('sales.promotions')}
          </Button>
          <Button variant="outlined" component={Link} to={`/admin/sales/remarks${year}`}>
            {t('sales.remarks')}
          </Button>
        </>
      }
    >
      <Settled queries={[channels]} waiting={<ListSkeleton />}>
        {channels.data && channels.data.total > 0 && (
          <TotalsLine
            totals={channels.data.totals}
            ended={channels.data.ended}
            count={channels.data.total}
            year={channels.data.year}
          />
        )}
        <DataTable
          label={t('sales.title')}
          columns={columns}
          list={list}
          query={channels}
          failed={t('sales.failed')}
          rowKey={({ society }) => society.id}
          rowName={({ society }) => society.name}
          rowHref={({ society }) => `/admin/sales/${society.id}${year}`}
          searchLabel={t('sales.search')}
          filters={[
            yearFilter(t),
            {
              key: KIND,
              label: t('sales.kind'),
              options: [
                { value: 'verein', label: t('sales.community') },
                { value: 'gruppe', label: t('sales.ownGroup') },
              ],
            },
            {
              key: TIER,
              label: t('sales.tier'),
              options: tiers.options.map((value) => ({ value, label: t(`tiers.${value}`) })),
            },
            {
              key: QUIET,
              label: t('sales.lastFinish'),
              options: quiet.map((value) => ({ value, label: t(`sales.quiet.${value}`) })),
            },
            {
              key: BALANCE,
              label: t('sales.available'),
              options: balances.map((value) => ({ value, label: t(`sales.over.${value}`) })),
            },
          ]}
          csv={{ name: t('sales.title'), read: (page) => readChannels({ ...query, ...page }) }}
          empty={
            <EmptyState dense title={t('sales.emptyTitle')}>
              {t('sales.emptyBody')}
            </EmptyState>
          }
        />
      </Settled>
    </PageFrame>
  )
}

export default SalesPage
