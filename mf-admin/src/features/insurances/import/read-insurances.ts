import { insuranceInput, object } from '@kursportal/shared/contract'
import type { InsuranceInput } from '../api/insurances.ts'

const headings = {
  name: ['name', 'krankenkasse', 'kasse'],
  iban_required: ['ibannötig', 'iban'],
  important: ['wichtig'],
  private: ['privat'],
  hand_in_text: ['hinweis'],
  hand_in_url: ['internetseite', 'webseite', 'website', 'url'],
} as const satisfies Partial<Record<keyof InsuranceInput, readonly string[]>>

/** The columns that are read. */
export type ColumnName = keyof typeof headings
const columns = ['name', 'iban_required', 'important', 'private', 'hand_in_text', 'hand_in_url'] as const

/** A line of the file: what it says, or the first column that is wrong. */
export type ReadLine = { line: number; name: string } & (
  | { input: InsuranceInput; wrong?: undefined }
  | { wrong: ColumnName }
)

const plain = (heading: string): string => heading.toLocaleLowerCase('de').replaceAll(/[^a-zäöüß]/g, '')

const columnOf = (heading: string): ColumnName | undefined =>
  columns.find((column) => headings[column].some((one) => one === plain(heading)))

const yes = new Set(['ja', 'j', 'x', '1', 'wahr', 'true'])
const no = new Set(['', 'nein', 'n', '-', '0', 'falsch', 'false'])

/** Undefined for what is neither yes nor no. */
const asFlag = (cell: string): boolean | undefined => {
  const word = cell.toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

const schema = object(insuranceInput)

/** The insurances of a table whose first row with anything in it says what stands in the columns. */
export const readInsurances = (
  rows: readonly (readonly string[])[],
): { lines: ReadLine[]; ignored: string[]; isNameless: boolean } => {
  const top = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const header = (rows[top] ?? []).map((heading) => ({ heading: heading.trim(), column: columnOf(heading) }))
  const lines = rows.flatMap((row, index): ReadLine[] => {
    if (index <= top || row.every((cell) => cell.trim() === '')) return []
    const cellOf = (column: ColumnName): string =>
      (row[header.findIndex((one) => one.column === column)] ?? '').replaceAll('\u00A0', ' ').trim()
    const name = cellOf('name').replaceAll(/\s+/g, ' ')
    const { data, error } = schema.safeParse({
      name,
      active: true,
      iban_required: asFlag(cellOf('iban_required')),
      important: asFlag(cellOf('important')),
      private: asFlag(cellOf('private')),
      hand_in_text: cellOf('hand_in_text').replaceAll(/\r\n?/g, '\n'),
      hand_in_url: cellOf('hand_in_url'),
    })
    if (data) return [{ line: index + 1, name, input: data }]
    const wrong = columns.find((column) => error.issues.some(({ path }) => path[0] === column)) ?? 'name'
    return [{ line: index + 1, name, wrong }]
  })
  return {
    lines,
    ignored: header.filter(({ heading, column }) => heading && !column).map(({ heading }) => heading),
    isNameless: header.every(({ column }) => column !== 'name'),
  }
}
