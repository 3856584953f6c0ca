import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** An IBAN as it is stored: capitals, without blanks. */
export const normalizeIban = (typed: string): string => electronicFormatIBAN(typed.replace(/\s/g, '')) ?? ''

/** Whether country, length and check digits of an IBAN are right. */
export const isIban = (typed: string): boolean => isValidIBAN(normalizeIban(typed))

/** Countries that joined the SEPA schemes after the list of the library was made. */
const JOINED_SINCE: ReadonlySet<string> = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** Whether an account takes part in SEPA, so that a credit transfer file may name it. */
export const isSepaIban = (typed: string): boolean => {
  const iban = normalizeIban(typed)
  const country = iban.slice(0, 2)
  return isValidIBAN(iban) && (isSEPACountry(country) || JOINED_SINCE.has(country))
}

/** An IBAN as it is shown: `DE89 •••• 3000`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
