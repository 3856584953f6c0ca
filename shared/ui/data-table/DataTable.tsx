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
import type { DataTableProps } from './table-types.ts'
import { Toolbar } from './Toolbar.tsx'
import { WideTable } from './WideTable.tsx'

function Rows<Row>({ table }: { table: DataTableProps<Row> }) {
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
export function DataTable<Row>(table: DataTableProps<Row>) {
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
