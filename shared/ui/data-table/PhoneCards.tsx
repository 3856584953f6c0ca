import Box from '@mui/material/Box'
import { Card } from '../base/Card.tsx'
import { ActionMenu } from '../overlays/ActionMenu.tsx'
import { Cell, RowName } from './RowName.tsx'
import { SelectBox } from './SelectBox.tsx'
import { toggled } from './table-rules.ts'
import { useTableTexts } from './table-texts.ts'
import type { ShownTable } from './table-types.ts'

/** The same rows on phones: a list of cards, the first column as title, the others with their names. */
export function PhoneCards<Row>({ table, rows }: { table: ShownTable<Row>; rows: readonly Row[] }) {
  const text = useTableTexts()
  const { selection } = table
  const [, ...others] = table.columns
  const isAll = selection?.all ?? false
  const keys = rows.map(table.rowKey)
  const picked = keys.filter((key) => isAll || selection?.selected.has(key))
  const list = (
    <Box
      component="ul"
      aria-label={table.label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      {rows.map((row) => {
        const key = table.rowKey(row)
        return (
          <Card as="li" key={key} sx={{ p: 2, pr: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
              {selection && (
                <Box sx={{ pl: 1.5 }}>
                  <SelectBox
                    label={text('selectRow', { name: table.rowName(row) })}
                    checked={isAll || selection.selected.has(key)}
                    onChange={(on) => selection.onChange(toggled(selection.selected, [key], on))}
                  />
                </Box>
              )}
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
                <RowName table={table} row={row} />
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
                    sx={{
                      display: 'contents',
                      '&:has(> dd:empty, > dd > span:only-child:empty)': { display: 'none' },
                    }}
                  >
                    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
                      {column.header}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Cell column={column} row={row} />
                    </Box>
                  </Box>
                ))}
            </Box>
          </Card>
        )
      })}
    </Box>
  )
  if (!selection) return list
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, minHeight: 44 }}>
        <SelectBox
          label={text('selectAll')}
          checked={picked.length === keys.length}
          some={picked.length > 0}
          onChange={(on) => selection.onChange(toggled(selection.selected, keys, on))}
        />
        <span aria-hidden>{text('selectAll')}</span>
      </Box>
      {list}
    </>
  )
}
