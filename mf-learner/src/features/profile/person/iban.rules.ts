import { isIban } from '@kursportal/shared/domain'

/** Stands for the IBAN that is stored, of which the page knows only the masked form. */
export const KEPT = 'kept'

/** What is wrong with what the field holds: the stored one, none (`null`), or a new one; null when nothing is. */
export const ibanProblem = (held: string | null): 'required' | 'iban_invalid' | null => {
  if (held === null || held === KEPT) return null
  if (held.trim() === '') return 'required'
  return isIban(held) ? null : 'iban_invalid'
}
