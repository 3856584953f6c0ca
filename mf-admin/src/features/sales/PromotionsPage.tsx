import { tier as tiers } from '@kursportal/shared/contract'
import { formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { listPromotions, type Promotion } from './api/sales.ts'
import { earlierYears, YEAR, yearFilter } from './sales-years.ts'

const TIER = 'stufe'
const reachable = tiers.exclude(['none']).options

const columnsOf = (t: Translate): Column<Promotion>[] => [
  { key: 'name', header: t('sales.name'), cell: ({ society }) => society.name },
  { key: 'tier', header: t('sales.tier'), cell: ({ tier }) => t(`tiers.${tier}`) },
  { key: 'at', header: t('sales.reachedAt'), cell: ({ reached_at }) => formatDay(reached_at) },
  {
    key: 'number',
    header: t('sales.withFinish'),
    align: 'end',
    cell: ({ number }) => t('sales.numberOf', { number: formatNumber(number) }),
  },
  {
    key: 'income',
    header: t('levels.income'),
    align: 'end',
    cell: ({ income_per_user }) => formatMoney(income_per_user),
  },
  { key: 'bonus', header: t('levels.bonus'), align: 'end', cell: ({ bonus }) => formatMoney(bonus) },
]

/** Which society reached which level, and when. */
const PromotionsPage = (): ReactNode => {
  const t = useTexts()
  const years = useMemo(() => earlierYears(), [])
  const list = useListState({ filters: { [YEAR]: years, [TIER]: reachable } })
  const { filters } = list.state
  const { limit, offset } = list.query
  const promotions = useQuery(
    listPromotions({
      limit,
      offset,
      ...(filters[YEAR] && { year: Number(filters[YEAR]) }),
      ...(filters[TIER] && { tier: filters[TIER] }),
    }),
  )
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <PageFrame
      title={t('sales.promotions')}
      intro={t('sales.promotionsIntro')}
      breadcrumb={[{ label: t('sales.title'), href: '/admin/sales' }]}
      width="wide"
    >
      <DataTable
        label={t('sales.promotions')}
        columns={columns}
        list={list}
        query={promotions}
        failed={t('sales.promotionsFailed')}
        rowKey={({ society, number }) => `${society.id} ${number}`}
        rowName={({ society }) => society.name}
        rowHref={({ society }) => `/admin/sales/${society.id}`}
        filters={[
          yearFilter(t),
          {
            key: TIER,
            label: t('sales.tier'),
            options: reachable.map((value) => ({ value, label: t(`tiers.${value}`) })),
          },
        ]}
        empty={
          <EmptyState dense title={t('sales.noPromotions')}>
            {t('sales.noPromotionsBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default PromotionsPage
