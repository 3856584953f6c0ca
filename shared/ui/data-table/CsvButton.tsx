import Button from '@mui/material/Button'
import { useState } from 'react'
import { DownloadIcon } from '../base/icons.ts'
import { toast } from '../toasts/toast-queue.ts'
import { csvOf, readAll, saveFile } from './csv.ts'
import { useTableTexts } from './table-texts.ts'
import type { Column, CsvExport } from './table-types.ts'

type Props<Row> = { csv: CsvExport<Row>; columns: readonly Column<Row>[] }

/** Saves the whole list, as it is searched and filtered, as a table for a spreadsheet. */
export function CsvButton<Row>({ csv, columns }: Props<Row>) {
  const text = useTableTexts()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const content = await csvOf(columns, await readAll(csv.read))
      saveFile(`${csv.name}.csv`, new Blob([content], { type: 'text/csv;charset=utf-8' }))
    } catch {
      toast.error(text('csvFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="text" loading={busy} onClick={() => void save()} startIcon={<DownloadIcon size={20} />}>
      {text('csv')}
    </Button>
  )
}
