import { Box, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 0 8px 12px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 600, paddingLeft: 0 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, fontSize: '0.9375rem' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

type Props = {
  label: string
  columns: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[]
}

/** The numbers behind a drawing, to read and to copy. */
export const FigureTable = ({ label, columns, rows }: Props): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable (axe: scrollable-region-focusable)
  <Box component="section" tabIndex={0} aria-label={label} sx={{ overflowX: 'auto', mt: 2 }}>
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
)
