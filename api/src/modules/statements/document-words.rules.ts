import { dayForInput, formatMoney } from '@kursportal/shared/domain'
import type { DocumentContent, Party } from '../money/documents/document-content.ts'

/** A document in words, as it is typeset. */
export type DocumentWords = {
  title: string
  payee: string[]
  issuer: string[]
  facts: { label: string; value: string }[]
  columns: string[]
  rows: string[][]
  total: { label: string; value: string }
  notes: string[]
}

const titles = {
  receipt: 'Auszahlungsbeleg',
  credit_note: 'Gutschrift',
  cancellation: 'Stornobeleg',
} as const

/** What a document of a payout says (UStG, sections 14, 14a, 19, 13b; UStDV, section 34a). */
export const documentWords = (content: DocumentContent): DocumentWords => {
  const { kind, number, issued_on, cancels } = content
  return {
    title: titles[kind],
    payee: linesOf(content.payee),
    issuer: linesOf(content.issuer),
    facts: [
      { label: 'Nummer', value: number },
      { label: 'Ausgestellt am', value: dayForInput(issued_on) },
      ...(cancels
        ? [
            {
              label: 'Storno zu',
              value: `${titles[cancels.kind]} ${cancels.number} vom ${dayForInput(cancels.issued_on)}`,
            },
          ]
        : []),
      { label: 'Zeitraum der Leistung', value: periodOf(content) },
    ],
    ...amountsOf(content),
    notes: notesOf(content),
  }
}

const countryNames = new Intl.DisplayNames('de-DE', { type: 'region' })

const linesOf = ({ name, street, zip, city, country, tax_number, vat_id }: Party): string[] => [
  name,
  street,
  `${zip} ${city}`,
  ...(country === 'DE' ? [] : [countryNames.of(country) ?? country]),
  ...(vat_id ? [`USt-IdNr. ${vat_id}`] : []),
  ...(tax_number ? [`Steuernummer ${tax_number}`] : []),
]

/** From New Year of the year it was earned in to its end, or to the day of issue where that is sooner. */
export const periodEnd = ({ year, issued_on, cancels }: DocumentContent): string => {
  const issued = cancels?.issued_on ?? issued_on
  return issued < `${year}-12-31` ? issued : `${year}-12-31`
}

const periodOf = (content: DocumentContent): string =>
  `${dayForInput(`${content.year}-01-01`)} bis ${dayForInput(periodEnd(content))}`

/** What was done for the money, as it stands in the one row there is. */
export const serviceWords = ({ year, finishes, society, earlier = [] }: DocumentContent): string => {
  const further = earlier.length > 0
  const counted = `${finishes}\u00a0${finishes === 1 ? 'Abschluss' : 'Abschlüsse'}`
  return `${further ? 'Weiterer Teil der Provision' : 'Provision'} ${year} für die Empfehlung von Kursen, ${society}: ${further ? 'insgesamt ' : ''}${counted}`
}

/** What was settled before of the same year, so that the same finishes are not taken for settled twice; empty for nothing. */
export const earlierWords = ({ kind, year, earlier = [] }: DocumentContent): string => {
  if (kind === 'cancellation' || earlier.length === 0) return ''
  const named = earlier.map((each) => `${titles[each.kind]} ${each.number} über ${formatMoney(each.total)}`)
  return `Von der Provision ${year} ist schon abgerechnet: ${named.join(', ')}. Dieser Beleg rechnet einen weiteren Teil ab.`
}

const amountsOf = (content: DocumentContent): Pick<DocumentWords, 'columns' | 'rows' | 'total'> => {
  const { net, tax, rate, total, treatment } = content
  const service = serviceWords(content)
  if (treatment !== 'standard')
    return {
      columns: ['Leistung', 'Betrag'],
      rows: [[service, formatMoney(total)]],
      total: { label: 'Summe', value: formatMoney(total) },
    }
  return {
    columns: ['Leistung', 'Betrag'],
    rows: [
      [service, formatMoney(net)],
      [`Umsatzsteuer ${rate} %`, formatMoney(tax)],
    ],
    total: { label: 'Summe mit Umsatzsteuer', value: formatMoney(total) },
  }
}

const treatmentNotes: Record<DocumentContent['treatment'], string[]> = {
  none: [
    'Privatperson laut eigener Erklärung. Es ist keine Umsatzsteuer enthalten; dieser Beleg ist keine Rechnung und keine Gutschrift im Sinn des Umsatzsteuergesetzes.',
    'Ob die Einnahme zu versteuern ist, klärt, wer sie bekommt, mit dem Finanzamt.',
  ],
  small_business: ['Steuerfrei für Kleinunternehmer nach § 19 UStG.'],
  standard: [],
  reverse_charge: ['Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).'],
}

const notesOf = (content: DocumentContent): string[] => {
  const { kind, treatment, cancels, reason } = content
  const earlier = earlierWords(content)
  return [
    ...(earlier ? [earlier] : []),
    ...treatmentNotes[treatment],
    ...(kind === 'credit_note'
      ? [
          'Gutschrift im Sinn des § 14 Absatz 2 UStG: Der Empfänger der Leistung rechnet ab. Ein Widerspruch ist auf der Plattform unter „Auszahlungen“ möglich.',
        ]
      : []),
    ...(cancels
      ? [
          `Dieser Beleg hebt ${titles[cancels.kind]} ${cancels.number} vollständig auf. Grund: ${reason ?? ''}`,
        ]
      : []),
  ]
}
