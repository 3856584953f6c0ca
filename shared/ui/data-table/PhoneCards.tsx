import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Card } from '../base/Card.tsx'
import { ActionMenu } from '../overlays/ActionMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { toggled } from './table-rules.ts'
import { useTableTexts } from './table-texts.ts'
import type { ShownTable } from './table-types.ts'

/** The same rows on phones: a list of cards, the first column as title, the others with their names. */
export function PhoneCards<Row>({ table, rows }: { table: ShownTable<Row>; rows: readonly Row[] }) {
  const text = useTableTexts()
  const { selection } = table
  const [first, ...others] = table.columns
  return (
    <Box
      component="ul"
      aria-label={table.label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      {rows.map((row) => {
        const key = table.rowKey(row)
        const name = first?.cell(row)
        return (
          <Card as="li" key={key} sx={{ p: 2, pr: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
              {selection && (
                <Box sx={{ pl: 1.5 }}>
                  <SelectBox
                    label={text('selectRow', { name: table.rowName(row) })}
                    checked={selection.selected.has(key)}
                    onChange={(on) => selection.onChange(toggled(selection.selected, [key], on))}
                  />
                </Box>
              )}
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
                {table.rowHref ? <Link href={table.rowHref(row)}>{name}</Link> : name}
              </Box>
              {table.rowActions && (
                <ActionMenu
                  label={text('rowActions', { name: table.rowName(row) })}
                  actions={table.rowActions(row)}
                />
              )}
            </Box>
            <Box
              component="dl"
              sx={{
                m: 0,
                mt: 0.5,
                pr: 1,
                display: 'grid',
                gridTemplateColumns: 'minmax(96px, auto) 1fr',
                columnGap: 2,
                rowGap: 0.5,
              }}
            >
              {others
                .filter((column) => !column.wideOnly)
                .map((column) => (
                  // What says nothing needs no heading.
                  <Box
                    key={column.key}
                    sx={{ display: 'contents', '&:has(> dd:empty)': { display: 'none' } }}
                  >
                    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
                      {column.header}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {column.cell(row)}
                    </Box>
                  </Box>
                ))}
            </Box>
          </Card>
        )
      })}
    </Box>
  )
}
