import type { NinoxRecord } from '../../platform/ninox/ninox.ts'

/** A community as the external database has it. */
export type SyncedSociety = { ninox_number: number; name: string; city: string }

/** A record that cannot be used: its number in Ninox and the field that is wrong. */
export type UnusableRecord = { record: number; field: 'Vereinsnummer' | 'Name' | 'Ort' }

const NAME_LENGTH = 120

/**
 * The communities in the records of the Ninox table `Vereine`: field `Vereinsnummer` (a whole number), `Name`, and `Ort`,
 * which may be empty. All unusable records are named, so that they can be corrected in one go.
 */
export const readSyncedSocieties = (
  records: readonly NinoxRecord[],
): { societies: SyncedSociety[]; unusable: UnusableRecord[] } => {
  const societies = new Map<number, SyncedSociety>()
  const unusable: UnusableRecord[] = []
  for (const { id, fields } of records) {
    const ninox_number = wholeNumber(fields['Vereinsnummer'])
    const name = textOf(fields['Name'])
    const city = textOf(fields['Ort'] ?? '')
    if (ninox_number === null || societies.has(ninox_number))
      unusable.push({ record: id, field: 'Vereinsnummer' })
    else if (!name) unusable.push({ record: id, field: 'Name' })
    else if (city === null) unusable.push({ record: id, field: 'Ort' })
    else societies.set(ninox_number, { ninox_number, name, city })
  }
  return { societies: [...societies.values()], unusable }
}

/** A number, or digits; people also type blanks around them. */
const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** One line of text without control characters; null when it is none or too long. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  const text = value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return text.length <= NAME_LENGTH ? text : null
}
