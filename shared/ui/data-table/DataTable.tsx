import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Card } from '../base/Card.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ListSkeleton } from '../feedback/LoadingSkeletons.tsx'
import { BulkBar } from './BulkBar.tsx'
import { CsvButton } from './CsvButton.tsx'
import { isNarrowed } from './list-state.ts'
import { Paging } from './Paging.tsx'
import { PhoneCards } from './PhoneCards.tsx'
import { useTableTexts } from './table-texts.ts'
import type { DataTableProps, ShownTable } from './table-types.ts'
import { Toolbar } from './Toolbar.tsx'
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
  loading: query.isFetching,
  failure:
    query.isError && query.data === undefined
      ? { title: failed, error: query.error, onRetry: () => void query.refetch() }
      : undefined,
})

function Rows<Row>({ table }: { table: ShownTable<Row> }) {
  const text = useTableTexts()
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
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

/**
 * A list from the server with search, filters, order, pages, commands per row and for picked rows; a table on wide
 * windows, cards on phones. Its state comes from `useListState` and lives in the URL.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = isShown<Row>(props) ? props : shownTable(props)
  const { state, onStateChange, rows, selection } = table
  return (
    <Box>
      <Toolbar
        label={table.label}
        state={state}
        onStateChange={onStateChange}
        searchLabel={table.searchLabel}
        {...(table.filters && { filters: table.filters })}
      />
      <Box
        aria-busy={table.loading ?? false}
        sx={{ transition: 'opacity 200ms', opacity: table.loading && rows ? 0.6 : 1 }}
      >
        <Rows table={table} />
      </Box>
      {rows && !table.failure && (
        <Paging
          label={table.label}
          page={state.page}
          limit={table.limit}
          total={table.total}
          settled={!table.loading}
          onPage={(page) => onStateChange({ ...state, page })}
        />
      )}
      {table.csv && rows && rows.length > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <CsvButton csv={table.csv} columns={table.columns} />
        </Box>
      )}
      {selection && <BulkBar {...selection} />}
    </Box>
  )
}
