import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { MouseEvent } from 'react'
import type { Column, ShownTable } from './table-types.ts'

/** What a column says of a row; where it must fit on one line, cut off at the end and whole in the title. */
export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = column.cell(row)
  if (!column.oneLine) return cell
  return (
    <Box
      component="span"
      title={column.text?.(row)}
      sx={{
        display: 'block',
        maxWidth: { md: '20ch' },
        overflow: { md: 'hidden' },
        textOverflow: 'ellipsis',
        whiteSpace: { md: 'nowrap' },
      }}
    >
      {cell}
    </Box>
  )
}

/** The row's name: a link where the row has a page. */
export function RowName<Row>({ table, row }: { table: ShownTable<Row>; row: Row }) {
  const [first] = table.columns
  if (!first) return null
  const name = <Cell column={first} row={row} />
  return table.rowHref ? (
    <Link href={table.rowHref(row)} data-row-link>
      {name}
    </Link>
  ) : (
    name
  )
}

/** Presses the link of the row's name for a press anywhere else in the row; not where something else was pressed or words are marked. */
export const followRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  const isOther = target instanceof Element && target.closest('a, button, input, label, [role=menu]')
  if (isOther || String(getSelection())) return
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}
