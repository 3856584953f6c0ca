import { addDays } from '../berlin-time.ts'
import { lastWithdrawalDay } from './withdrawal-period.ts'

/**
 * What whoever begins within the withdrawal period agrees to, each on its own (BGB, section 356, paragraphs 4 and 5). A
 * change is a new version of the text: those who agreed to this one stay with it.
 */
export const earlyStartStatements = [
  'Ich verlange ausdrücklich, dass der Kurs beginnt, bevor die Widerrufsfrist abgelaufen ist.',
  'Mir ist bekannt, dass ich mein Widerrufsrecht verliere, sobald der Vertrag vollständig erfüllt ist; bei Inhalten zum Abrufen verliere ich es schon, wenn der Kurs beginnt.',
] as const

/**
 * From which day on a course opens without those statements: the first after the withdrawal period.
 * @param concluded the day the contract was concluded, `YYYY-MM-DD`
 * @returns a day, `YYYY-MM-DD`
 */
export const firstDayAfterPeriod = (concluded: string): string => addDays(lastWithdrawalDay(concluded), 1)
