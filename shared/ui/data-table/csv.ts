import type { Column, CsvExport } from './table-types.ts'

/** Rows a request for the whole list brings at most (the API's limit of a page). */
const PAGE = 200

type Reading = {
  signal?: AbortSignal
  /** Told after every page. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Everything a list holds, fetched page after page.
 * @throws DOMException AbortError when the signal aborts
 */
export const readAll = async <Row>(
  read: CsvExport<Row>['read'],
  { signal, onProgress }: Reading = {},
): Promise<Row[]> => {
  const rows: Row[] = []
  for (;;) {
    signal?.throwIfAborted()
    const { items, total } = await read({ limit: PAGE, offset: rows.length }, signal)
    rows.push(...items)
    onProgress?.(rows.length, total)
    if (items.length === 0 || rows.length >= total) return rows
  }
}

/**
 * A list as a file that German Excel opens at once: columns that have a `text`, semicolons between them, a byte order
 * mark in front for the umlauts, and nothing that a spreadsheet would take for a formula.
 */
export const csvOf = async <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> => {
  const { unparse } = await import(/* webpackChunkName: "csv" */ 'papaparse')
  const told = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  const lines = [told.map(({ header }) => header), ...rows.map((row) => told.map(({ text }) => text(row)))]
  return `\uFEFF${unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}`
}

/** Gives the browser a file to save. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
