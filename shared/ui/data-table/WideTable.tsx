import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { radius, shadow } from '../../theme/tokens.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../base/icons.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { ActionMenu } from '../overlays/ActionMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { nextSort, toggled } from './table-rules.ts'
import { useTableTexts } from './table-texts.ts'
import type { Column, ShownTable } from './table-types.ts'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 18px', textAlign: 'start', verticalAlign: 'middle', lineHeight: 1.4 },
  '& thead th': {
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    paddingTop: 8,
    paddingBottom: 8,
    height: 52,
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A row lights up only where something can be done with it.
  '& tbody tr:has(a, button, input):hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr[data-selected]': { backgroundColor: theme.vars.palette.primary.soft },
  '& tbody th': { fontWeight: 600, minWidth: 180, overflowWrap: 'anywhere' },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}))

const Frame = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: shadow.rest,
}))

function Header<Row>({ column, table }: { column: Column<Row>; table: ShownTable<Row> }) {
  const { sort } = table.state
  const isSorted = sort?.key === column.key
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" data-align={column.align} aria-sort={direction ?? (column.sortable ? 'none' : undefined)}>
      {column.sortable ? (
        <ButtonBase
          onClick={() => table.onStateChange({ ...table.state, page: 0, sort: nextSort(sort, column.key) })}
          sx={{
            font: 'inherit',
            minHeight: 44,
            gap: 0.75,
            color: isSorted ? 'text.primary' : 'inherit',
            borderRadius: 1,
          }}
        >
          {column.header}
          <Box component="span" sx={{ width: 18, lineHeight: 0 }}>
            {direction === 'ascending' && <ArrowUpIcon size={18} />}
            {direction === 'descending' && <ArrowDownIcon size={18} />}
          </Box>
        </ButtonBase>
      ) : (
        column.header
      )}
    </th>
  )
}

/** The table of wide windows: a real `<table>` with a caption, headings of columns and of rows. */
export function WideTable<Row>({ table, rows }: { table: ShownTable<Row>; rows: readonly Row[] }) {
  const text = useTableTexts()
  const { selection, columns } = table
  const keys = rows.map(table.rowKey)
  const picked = keys.filter((key) => selection?.selected.has(key))
  return (
    // A table wider than the window scrolls in its own frame, which the keyboard can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable (axe: scrollable-region-focusable)
    <Frame tabIndex={0} aria-label={table.label}>
      <Table>
        <VisuallyHidden as="caption">{table.label}</VisuallyHidden>
        <thead>
          <tr>
            {selection && (
              <th scope="col" style={{ width: 44 }}>
                <SelectBox
                  label={text('selectAll')}
                  checked={picked.length === keys.length && keys.length > 0}
                  some={picked.length > 0}
                  onChange={(all) => selection.onChange(toggled(selection.selected, keys, all))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} table={table} />
            ))}
            {table.rowActions && (
              <th scope="col">
                <VisuallyHidden>{text('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = table.rowKey(row)
            const isPicked = selection?.selected.has(key) ?? false
            return (
              <tr key={key} data-selected={isPicked || undefined}>
                {selection && (
                  <td>
                    <SelectBox
                      label={text('selectRow', { name: table.rowName(row) })}
                      checked={isPicked}
                      onChange={(on) => selection.onChange(toggled(selection.selected, [key], on))}
                    />
                  </td>
                )}
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th scope="row" key={column.key}>
                      {table.rowHref ? (
                        <Link href={table.rowHref(row)}>{column.cell(row)}</Link>
                      ) : (
                        column.cell(row)
                      )}
                    </th>
                  ) : (
                    <td key={column.key} data-align={column.align}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
                {table.rowActions && (
                  <td style={{ width: 60, padding: '4px 8px', textAlign: 'end' }}>
                    <ActionMenu
                      label={text('rowActions', { name: table.rowName(row) })}
                      actions={table.rowActions(row)}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Frame>
  )
}
