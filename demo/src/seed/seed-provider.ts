import { berlinDay } from '@kursportal/shared/domain'
import { setDocumentIssuer } from '@kursportal/api/seed/documents'
import { setPayoutAccount } from '@kursportal/api/seed/payouts'
import { setProvider } from '@kursportal/api/seed/provider'
import { setNotices } from '@kursportal/api/seed/notices'
import type { Context } from '@kursportal/api/seed/context'
import { demoProvider } from '../content/legal.ts'
import { daysAgo } from './demo-history.ts'
import { DEMO_IBAN } from '../content/people.ts'

/** Who offers the courses of the demo, signs its certificates and pays: the company of its imprint. */
export const seedProvider = async (context: Context): Promise<void> => {
  await setProvider(context, { ...demoProvider, signature: null })
  await setNotices(context, {
    contact: {
      authorities_email: 'behoerden@kursportal.example',
      users_email: 'hallo@kursportal.example',
      phone: '',
      languages: 'Deutsch und Englisch',
    },
    accessibility: {
      conformance: 'partial',
      limits: 'Einige ältere Videos haben noch keine Untertitel. Wir tragen sie nach und nach nach.',
      checked_on: berlinDay(daysAgo(context, 60)),
      enforcement:
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, Magdeburg',
      feedback_email: 'hallo@kursportal.example',
    },
  })
  const { name, street, zip, city } = demoProvider
  await setDocumentIssuer(context, { name, street, zip, city, vat_id: '', electronic: true })
  await setPayoutAccount(context, { holder: demoProvider.name, iban: DEMO_IBAN, bic: null })
}
