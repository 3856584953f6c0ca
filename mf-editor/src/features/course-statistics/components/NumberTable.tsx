import { Box, Button, DownloadIcon, toast } from '@kursportal/shared/ui'
import { saveCsv } from '@kursportal/shared/ui/data-table'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** One column of a table of numbers. */
export type NumberColumn<Row> = {
  header: string
  text: (row: Row) => string
  /** Drawn instead of the words. */
  cell?: (row: Row) => ReactNode
  /** Words, at the start of the line; else numbers, at its end. */
  isWords?: boolean
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly [NumberColumn<Row>, ...NumberColumn<Row>[]]
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: { xs: 0.75, sm: 1 },
    verticalAlign: 'top',
    textAlign: 'end',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .words': { textAlign: 'start' },
  '& td.words': { minWidth: 140 },
  '& tbody th': {
    fontWeight: 600,
    minWidth: { xs: 108, sm: 220 },
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
} as const

/** Numbers of a course in rows; scrolls sideways by itself where it does not fit. */
export function NumberTable<Row>({ label, rows, rowKey, columns }: Props<Row>) {
  const t = useTexts()
  const [first, ...others] = columns
  return (
    <Box
      component="section"
      aria-label={t('statistics.tableOf', { name: label })}
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {columns.map(({ header, isWords }) => (
              <th key={header} scope="col" className={isWords ? 'words' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" className="words">
                {first.cell?.(row) ?? first.text(row)}
              </th>
              {others.map((column) => (
                <td key={column.header} className={column.isWords ? 'words' : undefined}>
                  {column.cell?.(row) ?? column.text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Saves the rows of a table for a spreadsheet. */
export function SaveNumbers<Row>({
  name,
  rows,
  columns,
}: Pick<Props<Row>, 'rows'> & { name: string; columns: readonly NumberColumn<Row>[] }) {
  const t = useTexts()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await saveCsv(name, [
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map(({ text }) => text(row))),
      ])
    } catch {
      toast.error(t('statistics.csvFailed'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      variant="text"
      loading={saving}
      onClick={() => void save()}
      startIcon={<DownloadIcon size={20} />}
      aria-label={`${t('statistics.csv')}: ${name}`}
    >
      {t('statistics.csv')}
    </Button>
  )
}
