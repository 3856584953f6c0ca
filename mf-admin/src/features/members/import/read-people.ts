import type { ImportedPerson } from '@kursportal/shared/contract'
import { parseGermanDay } from '@kursportal/shared/domain'
import { readTable } from '../../../common/read-table.ts'

/** The columns that are read. */
export const columns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'birth_date',
] as const
export type ColumnName = (typeof columns)[number]

/** What cannot be missing. */
const needed = ['first_name', 'last_name', 'email'] as const

/** What the columns are called in files, in small letters only. */
const headings: Record<ColumnName, readonly string[]> = {
  first_name: ['vorname', 'rufname', 'firstname'],
  last_name: ['nachname', 'familienname', 'name', 'zuname', 'lastname', 'surname'],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailanschrift'],
  phone: ['telefon', 'tel', 'telefonnummer', 'telefonnr', 'handy', 'mobil', 'phone'],
  street: ['straße', 'strasse', 'straßehausnummer', 'straßeundhausnummer', 'anschrift', 'adresse', 'street'],
  zip: ['plz', 'postleitzahl', 'zip'],
  city: ['ort', 'stadt', 'wohnort', 'city'],
  birth_date: ['geburtsdatum', 'geburtstag', 'geboren', 'geborenam', 'gebdatum', 'birthdate'],
}

/** What a file is read as. */
export type ReadPeople = {
  people: ImportedPerson[]
  found: ColumnName[]
  /** Headings that mean nothing here. */
  ignored: string[]
  missing: ColumnName[]
}

/** Lines of a cell become one, and what no field can hold is cut off. */
const cleaned = (cell: string): string =>
  cell
    .replaceAll(/[\p{Cc}\u00A0]+/gu, ' ')
    .trim()
    .slice(0, 300)

/** `17.05.1984` or `17.5.84` as `1984-05-17`; anything else stays, and is named as wrong. */
const asDay = (written: string): string => parseGermanDay(written, { birth: true }) ?? written

/** A spreadsheet takes the leading nought off a postal code. */
const asZip = (written: string): string => (/^\d{4}$/.test(written) ? `0${written}` : written)

const shaped: Partial<Record<ColumnName, (written: string) => string>> = {
  birth_date: asDay,
  zip: asZip,
  email: (written) => written.replace(/^mailto:/i, ''),
}

const optional = new Set<ColumnName>(['phone', 'street', 'zip', 'city', 'birth_date'])

/** The people of a table. */
export const readPeople = (rows: readonly (readonly string[])[]): ReadPeople => {
  const { lines, found, ignored } = readTable(rows, headings)
  const people = lines.map(({ line, cellOf }) => {
    const cells = found.map((column) => {
      const written = cleaned(cellOf(column))
      return [column, shaped[column]?.(written) ?? written] as const
    })
    // An empty cell of what may be missing says nothing.
    const told = cells.filter(([column, cell]) => cell !== '' || !optional.has(column))
    return { line, first_name: '', last_name: '', email: '', ...Object.fromEntries(told) }
  })
  return { people, found, ignored, missing: needed.filter((column) => !found.includes(column)) }
}
