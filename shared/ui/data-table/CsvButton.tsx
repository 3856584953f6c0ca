import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../client/failure-text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { DownloadIcon } from '../base/icons.ts'
import { toast } from '../toasts/toast-queue.ts'
import { readAll, rowsOf, saveCsv } from './csv.ts'
import { useTableTexts } from './table-texts.ts'
import type { Column, CsvExport } from './table-types.ts'
import { useTotal } from './useTotal.ts'

type Props<Row> = { csv: CsvExport<Row>; columns: readonly Column<Row>[] }

/** Saves the whole list, as it is searched and filtered, as a table for a spreadsheet; says how far it is, and can be stopped. */
export function CsvButton<Row>({ csv, columns }: Props<Row>) {
  const text = useTableTexts()
  const inAll = useTotal()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const save = async () => {
    const controller = new AbortController()
    reading.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await readAll(csv.read, {
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      })
      await saveCsv(csv.name, rowsOf(columns, rows))
    } catch (error) {
      if (!controller.signal.aborted) toast.error(text('csvFailed', { reason: failureText(error) }))
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {progress &&
          progress.total > 0 &&
          text('csvProgress', { done: formatNumber(progress.done), total: inAll(progress.total) })}
      </Box>
      {progress && (
        <Button variant="text" color="inherit" onClick={() => reading.current?.abort()}>
          {text('csvCancel')}
        </Button>
      )}
      <Button
        variant="text"
        loading={progress !== undefined}
        onClick={() => void save()}
        startIcon={<DownloadIcon size={20} />}
      >
        {text('csv')}
      </Button>
    </Box>
  )
}
