import { Box, styled, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '10px 8px', textAlign: 'end', borderTop: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': { textAlign: 'start', paddingLeft: 0 },
  'th:last-of-type, td:last-of-type': { paddingRight: 0 },
  'tbody th': { fontWeight: 500 },
  'thead th': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    borderTop: 0,
    verticalAlign: 'bottom',
  },
  td: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'tr[data-quiet] :is(th, td)': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    fontSize: theme.typography.body2.fontSize,
    'th, td': { padding: '10px 4px' },
  },
}))

type Row = {
  key: string | number
  /** What the row is about. */
  name: string
  cells: readonly string[]
  /** Nothing happened: the row steps back. */
  quiet?: boolean
}

/** A small table of figures that fits a phone; `heads` begins with the column of the rows' names. */
export const FiguresTable = ({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly Row[]
}): ReactNode => (
  // Wider than a phone only with sums in the millions; then the keyboard, too, gets to what is outside.
  <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells, quiet }) => (
          <tr key={key} data-quiet={quiet || undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
)
