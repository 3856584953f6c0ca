import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Card } from '../base/Card.tsx'
import { LabelledSelect } from '../base/LabelledSelect.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ListSkeleton } from '../feedback/LoadingSkeletons.tsx'
import { BulkBar } from './BulkBar.tsx'
import { CsvButton } from './CsvButton.tsx'
import { isNarrowed, type ListState } from './list-state.ts'
import { Paging } from './Paging.tsx'
import { PhoneCards } from './PhoneCards.tsx'
import { SavedViews } from './SavedViews.tsx'
import { viewWords } from './saved-views.ts'
import { useTableTexts } from './table-texts.ts'
import type { DataTableProps, ShownTable } from './table-types.ts'
import { Toolbar } from './Toolbar.tsx'
import { useTotal } from './useTotal.ts'
import { WideTable } from './WideTable.tsx'

/** Remotes that were released for contracts before 1.5 hand over the parts themselves. */
const isShown = <Row,>(props: object): props is ShownTable<Row> => 'onStateChange' in props

/** The parts of a table as they are drawn. */
const shownTable = <Row,>({ list, query, failed, ...rest }: DataTableProps<Row>): ShownTable<Row> => ({
  ...rest,
  rows: query.data?.items,
  total: query.data?.total ?? 0,
  state: list.state,
  onStateChange: list.change,
  limit: list.limit,
  onLimit: (limit) =>
    list.change({ ...list.state, page: 0, limit: limit === list.usualLimit ? undefined : limit }),
  loading: query.isFetching,
  failure:
    query.isError && query.data === undefined
      ? { title: failed, error: query.error, onRetry: () => void query.refetch() }
      : undefined,
})

function Rows<Row>({ table, isWide }: { table: ShownTable<Row>; isWide: boolean }) {
  const text = useTableTexts()
  const { rows, state, onStateChange } = table
  if (table.failure)
    return (
      <Card>
        <LoadFailure dense {...table.failure} retrying={table.loading ?? false} />
      </Card>
    )
  if (!rows) return <ListSkeleton count={6} />
  if (rows.length === 0 && isNarrowed(state))
    return (
      <Card>
        <EmptyState
          dense
          motif="search"
          title={text('noHitsTitle')}
          actions={
            <Button
              variant="outlined"
              onClick={() => onStateChange({ ...state, search: '', filters: {}, page: 0 })}
            >
              {text('reset')}
            </Button>
          }
        >
          {text('noHitsBody')}
        </EmptyState>
      </Card>
    )
  if (rows.length === 0) return <Card>{table.empty ?? <EmptyState dense title={text('emptyTitle')} />}</Card>
  return isWide ? <WideTable table={table} rows={rows} /> : <PhoneCards table={table} rows={rows} />
}

/** The order on phones, where there are no headings to press. */
function PhoneOrder<Row>({ table }: { table: ShownTable<Row> }) {
  const text = useTableTexts()
  const { state, onStateChange, columns } = table
  const orders = columns.filter(({ sortable }) => sortable).flatMap(({ key }) => [key, `-${key}`])
  const value = state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : ''
  return (
    <LabelledSelect
      label={text('sort')}
      value={value}
      options={[
        { value: '', label: text('usualOrder') },
        ...orders.map((order) => ({ value: order, label: orderWords(table, order, text) })),
      ]}
      onChange={(order) => onStateChange({ ...state, page: 0, sort: sortOf(order) })}
    />
  )
}

const sortOf = (order: string): ListState['sort'] =>
  order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : undefined

/** An order in words; empty for the usual one. */
const orderWords = <Row,>(
  { columns }: ShownTable<Row>,
  order: string,
  text: ReturnType<typeof useTableTexts>,
): string => {
  const column = columns.find(({ key }) => key === order.replace(/^-/, ''))
  return column ? text(order.startsWith('-') ? 'descending' : 'ascending', { column: column.header }) : ''
}

function Views<Row>({ table, name }: { table: ShownTable<Row>; name: string }) {
  const text = useTableTexts()
  const { state, onStateChange, filters = [] } = table
  const order = state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : ''
  const words = [viewWords(state, filters), orderWords(table, order, text)].filter(Boolean).join(' · ')
  return <SavedViews name={name} words={words} state={state} onStateChange={onStateChange} />
}

/**
 * A list from the server with search, filters, order, pages, commands per row and for picked rows; a table on wide
 * windows, cards on phones. Its state comes from `useListState` and lives in the URL.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = isShown<Row>(props) ? props : shownTable(props)
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { state, onStateChange, rows, selection } = table
  const inAll = useTotal()
  return (
    <Box>
      <Toolbar
        label={table.label}
        state={state}
        onStateChange={onStateChange}
        searchLabel={table.searchLabel}
        {...(table.filters && { filters: table.filters })}
      >
        {!isWide && table.columns.some(({ sortable }) => sortable) && <PhoneOrder table={table} />}
      </Toolbar>
      {table.views && <Views table={table} name={table.views} />}
      {table.summary && rows && (
        <Box aria-live="polite" sx={{ mb: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {table.summary(table.total, inAll(table.total))}
        </Box>
      )}
      <Box
        aria-busy={table.loading ?? false}
        sx={{ transition: 'opacity 200ms', opacity: table.loading && rows ? 0.6 : 1 }}
      >
        <Rows table={table} isWide={isWide} />
      </Box>
      {rows && !table.failure && (
        <Paging
          label={table.label}
          page={state.page}
          limit={table.limit}
          total={table.total}
          settled={!table.loading}
          onPage={(page) => onStateChange({ ...state, page })}
          onLimit={table.onLimit}
        />
      )}
      {table.csv && rows && rows.length > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <CsvButton csv={table.csv} columns={table.columns} />
        </Box>
      )}
      {selection && <BulkBar {...selection} total={table.total} />}
    </Box>
  )
}
