import { setPayoutAccount } from '@kursportal/api/seed/payouts'
import { setProvider } from '@kursportal/api/seed/provider'
import type { Context } from '@kursportal/api/seed/context'
import { demoProvider } from '../content/legal.ts'
import { DEMO_IBAN } from '../content/people.ts'

/** Who offers the courses of the demo, signs its certificates and pays: the company of its imprint. */
export const seedProvider = async (context: Context): Promise<void> => {
  await setProvider(context, { ...demoProvider, signature: null })
  await setPayoutAccount(context, { holder: demoProvider.name, iban: DEMO_IBAN, bic: null })
}
