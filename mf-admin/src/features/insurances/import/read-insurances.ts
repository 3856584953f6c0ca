import { insuranceInput, object } from '@kursportal/shared/contract'
import { keysOf } from '@kursportal/shared/domain'
import { readTable } from '../../../common/read-table.ts'
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
const columns = keysOf(headings)

/** A line of the file: what it says, or the first column that is wrong. */
export type ReadLine = { line: number; name: string } & (
  | { input: InsuranceInput; wrong?: undefined }
  | { wrong: ColumnName }
)

const yes = new Set(['ja', 'j', 'x', '1', 'wahr', 'true'])
const no = new Set(['', 'nein', 'n', '-', '0', 'falsch', 'false'])

/** Undefined for what is neither yes nor no. */
const asFlag = (cell: string): boolean | undefined => {
  const word = cell.toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

const schema = object(insuranceInput)

/** The insurances of a table. */
export const readInsurances = (
  rows: readonly (readonly string[])[],
): { lines: ReadLine[]; ignored: string[]; isNameless: boolean } => {
  const table = readTable(rows, headings)
  const lines = table.lines.map(({ line, cellOf }): ReadLine => {
    const wordsOf = (column: ColumnName): string => cellOf(column).replaceAll('\u00A0', ' ').trim()
    const name = wordsOf('name').replaceAll(/\s+/g, ' ')
    const { data, error } = schema.safeParse({
      name,
      active: true,
      iban_required: asFlag(wordsOf('iban_required')),
      important: asFlag(wordsOf('important')),
      private: asFlag(wordsOf('private')),
      hand_in_text: wordsOf('hand_in_text').replaceAll(/\r\n?/g, '\n'),
      hand_in_url: wordsOf('hand_in_url'),
    })
    if (data) return { line, name, input: data }
    const wrong = columns.find((column) => error.issues.some(({ path }) => path[0] === column)) ?? 'name'
    return { line, name, wrong }
  })
  return { lines, ignored: table.ignored, isNameless: !table.found.includes('name') }
}
