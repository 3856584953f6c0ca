import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, shadow } from '../../theme/tokens.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../base/icons.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { edgeShade } from '../frame/goes-on.ts'
import { useGoesOn } from '../frame/useGoesOn.ts'
import { ActionMenu } from '../overlays/ActionMenu.tsx'
import { Cell, followRow, RowName } from './RowName.tsx'
import { SelectBox } from './SelectBox.tsx'
import { nextSort, toggled } from './table-rules.ts'
import { useTableTexts } from './table-texts.ts'
import type { Column, ShownTable } from './table-types.ts'

/** How wide the column of the check boxes is, in px. */
const SELECT_WIDTH = 64

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // Each cell draws its own line: one of the row's would lie below what is sticky.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    height: 52,
    padding: '3px 16px',
    textAlign: 'start',
    verticalAlign: 'middle',
    lineHeight: 1.3,
  },
  '& thead th': {
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { backgroundColor: theme.vars.palette.background.paper },
  '& tbody th, & tbody td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody tr:has([data-row-link])': { cursor: 'pointer' },
  // What a row is stays in sight while the rest of a wide table is pushed to the side.
  '& thead [data-sticky], & tbody [data-sticky]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    backgroundImage: 'inherit',
  },
  '& thead tr': { backgroundColor: theme.vars.palette.background.sunken },
  // As narrow a rule as the one above, or the name would lie over the check box.
  '& thead [data-sticky="second"], & tbody [data-sticky="second"]': { left: SELECT_WIDTH },
  // A row lights up only where something can be done with it.
  // Laid over the row's own colour, so that nothing shines through what is sticky.
  '& tbody tr:has(a, button, input):hover': {
    backgroundImage: `linear-gradient(${theme.vars.palette.action.hover}, ${theme.vars.palette.action.hover})`,
  },
  '& tbody tr[data-selected]': { backgroundColor: theme.vars.palette.primary.soft },
  '& tbody th': { fontWeight: 600, minWidth: 240, overflowWrap: 'anywhere' },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}))

const Frame = styled('div')(({ theme }) => ({
  // What is hidden from the eye stands at its place inside, not beside the page.
  position: 'relative',
  overflowX: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: shadow.rest,
}))

/** Around the frame, which scrolls: its edge is shaded while there is more behind it. */
const Edge = styled('div')(({ theme }) => ({
  position: 'relative',
  '&[data-goes-on]::after': {
    content: '""',
    position: 'absolute',
    inset: '1px 1px 1px auto',
    width: 20,
    // Above what is sticky.
    zIndex: 2,
    pointerEvents: 'none',
    borderRadius: `0 ${radius.card}px ${radius.card}px 0`,
    background: `linear-gradient(to left, ${edgeShade(theme)}, transparent)`,
  },
}))

/**
 * A table wider than the window scrolls in its own frame, which the keyboard can reach (axe: scrollable-region-focusable).
 * It is no landmark: the part of the page around it often is one by the same name.
 */
function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  const { goesOn, ref } = useGoesOn()
  return (
    <Edge data-goes-on={goesOn || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <Frame ref={ref} role="group" tabIndex={0} aria-label={label}>
        {children}
      </Frame>
    </Edge>
  )
}

/** Where a column stays when the table is pushed to the side; undefined for those that move. */
const stickyOf = (index: number, isPicked: boolean) =>
  index === 0 ? (isPicked ? 'second' : 'first') : undefined

type HeaderProps<Row> = { column: Column<Row>; table: ShownTable<Row>; sticky: string | undefined }

function Header<Row>({ column, table, sticky }: HeaderProps<Row>) {
  const { sort } = table.state
  const isSorted = sort?.key === column.key
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th
      scope="col"
      data-align={column.align}
      data-sticky={sticky}
      aria-sort={direction ?? (column.sortable ? 'none' : undefined)}
    >
      {column.sortable ? (
        <ButtonBase
          onClick={() => table.onStateChange({ ...table.state, page: 0, sort: nextSort(sort, column.key) })}
          sx={{
            font: 'inherit',
            minHeight: 44,
            gap: 0.75,
            // The arrow stands before a heading at the end, which then ends where its numbers do.
            ...(column.align === 'end' && { flexDirection: 'row-reverse' }),
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
  const isAll = selection?.all ?? false
  const picked = keys.filter((key) => isAll || selection?.selected.has(key))
  return (
    <ScrollFrame label={table.label}>
      <Table>
        <VisuallyHidden as="caption">{table.label}</VisuallyHidden>
        <thead>
          <tr>
            {selection && (
              <th scope="col" style={{ width: SELECT_WIDTH }} data-sticky="first">
                <SelectBox
                  label={text('selectAll')}
                  checked={isAll || (picked.length === keys.length && keys.length > 0)}
                  some={picked.length > 0}
                  onChange={(all) => selection.onChange(toggled(selection.selected, keys, all))}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <Header
                key={column.key}
                column={column}
                table={table}
                sticky={stickyOf(index, selection !== undefined)}
              />
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
            const isPicked = isAll || (selection?.selected.has(key) ?? false)
            return (
              // Whoever has no mouse has the link of the row's name.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
              <tr key={key} data-selected={isPicked || undefined} onClick={followRow}>
                {selection && (
                  <td data-sticky="first">
                    <SelectBox
                      label={text('selectRow', { name: table.rowName(row) })}
                      checked={isPicked}
                      onChange={(on) => selection.onChange(toggled(selection.selected, [key], on))}
                    />
                  </td>
                )}
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th scope="row" key={column.key} data-sticky={stickyOf(index, selection !== undefined)}>
                      <RowName table={table} row={row} />
                    </th>
                  ) : (
                    <td key={column.key} data-align={column.align}>
                      <Cell column={column} row={row} />
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
    </ScrollFrame>
  )
}
