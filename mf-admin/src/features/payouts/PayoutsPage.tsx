import { payoutStage, type PayoutSums } from '@kursportal/shared/contract'
import { berlinYear } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { Link } from '@kursportal/shared/router'
import { useTexts } from './texts.ts'
import { listPayouts, readPayouts, type Stage } from './api/payouts.ts'
import { useBookSeveral } from './components/BookSeveral.tsx'
import { MakeFile } from './components/MakeFile.tsx'
import { payoutColumns } from './components/payout-columns.tsx'
import { StageTabs } from './components/StageTabs.tsx'
import { useChosenPayouts } from './components/useChosenPayouts.tsx'

const STAGE = 'stand'
const YEAR = 'jahr'
const WAITING = 'wartet'
const YEARS_SHOWN = 6
const waiting = ['7', '14', '30', '90'] as const
const sortable = ['society', 'created_at', 'amount', 'decided_at'] as const
const stages: readonly string[] = payoutStage.options
/** Those that wait for somebody. */
const open = ['requested', 'returned'] as const satisfies Stage[]

/** Which stage is shown while none is named: the first in which something waits, or in which something was found. */
const firstStage = (sums: PayoutSums | undefined, isSearched: boolean): Stage =>
  (isSearched ? payoutStage.options : open).find((stage) => sums && sums[stage].count > 0) ?? 'requested'

/** What somebody waits for, what goes to the bank, and what became of the rest. */
const PayoutsPage = (): ReactNode => {
  const t = useTexts()
  const years = useMemo(() => {
    const now = berlinYear(new Date())
    return Array.from({ length: YEARS_SHOWN }, (_, ago) => String(now - ago))
  }, [])
  const list = useListState({ filters: { [STAGE]: stages, [YEAR]: years, [WAITING]: waiting }, sortable })
  const { [STAGE]: chosen, ...filters } = list.state.filters
  const named = payoutStage.options.find((one) => one === chosen)
  const order = sortable.find((key) => key === list.state.sort?.key)
  const wanted = {
    ...(filters[YEAR] && { year: Number(filters[YEAR]) }),
    ...(filters[WAITING] && { waiting_days: Number(filters[WAITING]) }),
    ...(order && { sort: order, ...(list.state.sort?.descending && { descending: 'true' }) }),
  }
  const all = { ...list.query, ...wanted }
  const first = useQuery({ ...listPayouts({ ...all, stage: 'requested' }), enabled: !named })
  const stage = named ?? firstStage(first.data?.sums, list.state.search !== '')
  const query = { ...all, stage }
  const payouts = useQuery(listPayouts(query))
  // A file holds all that is booked, whatever the list is narrowed to.
  const booked = useQuery(listPayouts({ stage: 'booked', limit: 1 }))
  const columns = useMemo(() => payoutColumns(t, stage), [t, stage])
  const waits = stage === 'requested' || stage === 'returned'
  const choice = useChosenPayouts({ list: payouts.data, query, stage })
  const several = useBookSeveral({ payouts: choice.chosen, onBooked: choice.clear })
  return (
    <PageFrame
      title={t('payouts.title')}
      intro={t('payouts.intro')}
      width="wide"
      actions={
        <>
          <Button variant="outlined" component={Link} to="/admin/payouts/files">
            {t('payouts.files')}
          </Button>
          <Button variant="outlined" component={Link} to="/admin/payouts/documents">
            {t('documents.title')}
          </Button>
          <Button variant="outlined" component={Link} to="/admin/payouts/account">
            {t('payouts.ownAccount')}
          </Button>
        </>
      }
    >
      <StageTabs
        sums={payouts.data?.sums}
        chosen={stage}
        onChoose={(next) =>
          list.change({ ...list.state, filters: { ...filters, [STAGE]: next }, page: 0, sort: undefined })
        }
      />
      {several.notice}
      {stage === 'booked' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
          <MakeFile booked={booked.data?.sums.booked} />
        </Box>
      )}
      <DataTable
        label={t(`payouts.stages.${stage}`)}
        columns={columns}
        list={{
          ...list,
          // The stage is chosen above; a search that finds nothing is put back without leaving it.
          state: { ...list.state, filters },
          change: (next) =>
            list.change({ ...next, filters: { ...next.filters, ...(chosen && { [STAGE]: chosen }) } }),
        }}
        query={payouts}
        failed={t('payouts.failed')}
        rowKey={({ id }) => id}
        rowName={({ society }) => society.name}
        rowHref={({ id }) => `/admin/payouts/${id}`}
        searchLabel={t('payouts.search')}
        filters={[
          {
            key: YEAR,
            label: t('payouts.year'),
            options: years.map((year) => ({ value: year, label: year })),
          },
          {
            key: WAITING,
            label: t('payouts.requestedAt'),
            options: waiting.map((days) => ({
              value: days,
              label: t('payouts.longerThan', { count: Number(days) }),
            })),
          },
        ]}
        {...(waits && {
          selection: {
            selected: choice.selected,
            onChange: choice.change,
            actions: (
              <>
                {choice.all}
                {several.button}
              </>
            ),
          },
        })}
        csv={{
          name: t(`payouts.stages.${stage}`),
          read: (page) => readPayouts({ ...query, ...page }),
        }}
        empty={
          <EmptyState dense title={t(`payouts.empty.${stage}`)}>
            {t(`payouts.emptyBody.${stage}`)}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default PayoutsPage
