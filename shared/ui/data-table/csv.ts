import { COUNTED } from '../../domain/counted.ts'
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
    if (items.length === 0 || (rows.length >= total && total <= COUNTED)) return rows
  }
}

/** A list as rows of words: the headings, then what each column with a `text` says. */
export const rowsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] => {
  const told = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  return [told.map(({ header }) => header), ...rows.map((row) => told.map(({ text }) => text(row)))]
}

/** What a spreadsheet may take for a formula, also behind blanks and line breaks and in the wide letters; a negative number is none. */
const FORMULA = /^(?!-[\d.]+(?:,\d+)?(?: [€%])?$)\s*[=+\-@\t\r＝＋－＠]/

/**
 * A cell as a spreadsheet reads it: with a blank that does not break, `12,50 €` would be no number, and with a comma
 * between them day and time are no moment.
 */
const cellOf = (words: string): string =>
  words.replaceAll(/[\u00A0\u202F]/g, ' ').replace(/^(\d{1,2}\.\d{1,2}\.\d{4}), (\d{2}:\d{2})$/, '$1 $2')

/**
 * Rows as a file that German Excel opens at once: semicolons between the columns, a byte order mark in front for the
 * umlauts, and nothing that a spreadsheet would take for a formula.
 */
export const csvOf = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse')
  const lines = rows.map((row) => row.map(cellOf))
  return `\uFEFF${papa.unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}`
}

/** The letters of a file: UTF-8, what Excel writes beside it (UTF-16), or what it wrote before (Windows-1252). */
const decoded = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What stands between the columns: what the first row has most of. The library guesses by many rows, and fails at few. */
const delimiterOf = (text: string): string => {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const count = (one: string) => first.split(one).length
  return [',', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best), ';')
}

/** A quotation mark that opens a cell and none that closes it: all that follows would stand in that cell. */
class OpenQuote extends Error {
  override name = 'OpenQuote'
  /** Where it stands, from 1 on. */
  readonly line: number
  constructor(line: number) {
    super(`The quotation mark in line ${line} is never closed`)
    this.line = line
  }
}

/**
 * The rows of a CSV file, whatever stands between its columns and however its letters are written; empty rows stay, so
 * that rows can be counted.
 * @throws OpenQuote
 */
export const readCsv = async (file: Pick<Blob, 'arrayBuffer'>): Promise<string[][]> => {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse')
  const bytes = await file.arrayBuffer()
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw new OpenQuote((open.row ?? 0) + 1)
  return data
}

/** Saves rows as a file that German Excel opens at once. */
export const saveCsv = async (name: string, rows: readonly (readonly string[])[]): Promise<void> =>
  saveFile(`${name}.csv`, new Blob([await csvOf(rows)], { type: 'text/csv;charset=utf-8' }))

/** Gives the browser a file to save. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
