import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** An IBAN as it is stored: capitals, without blanks. */
export const normalizeIban = (typed: string): string => electronicFormatIBAN(typed) ?? ''

/** Whether country, length and check digits of an IBAN are right. */
export const isIban = (typed: string): boolean => isValidIBAN(normalizeIban(typed))

/** An IBAN as it is shown: `DE89 •••• 3000`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
