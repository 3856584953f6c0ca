import type { DocumentContent, Party } from '../money/documents/document-content.ts'
import { earlierWords, periodEnd, serviceWords } from './document-words.rules.ts'

/** Self-billed invoice, and what takes one back (UNTDID 1001). */
const TYPES = { credit_note: '389', cancellation: '261' } as const

/** VAT category by treatment (UNTDID 5305), and the reason where there is none. */
const categories: Record<
  DocumentContent['treatment'],
  { code: string; reason?: string; reasonCode?: string }
> = {
  none: { code: 'O', reason: 'Keine Umsatzsteuer' },
  small_business: { code: 'E', reason: 'Steuerfrei für Kleinunternehmer nach § 19 UStG' },
  standard: { code: 'S' },
  reverse_charge: {
    code: 'AE',
    reason: 'Steuerschuldnerschaft des Leistungsempfängers',
    reasonCode: 'VATEX-EU-AE',
  },
}

/** Whether a document has an electronic form: a Gutschrift, and what cancels one. */
export const isInvoice = ({ kind, cancels }: Pick<DocumentContent, 'kind' | 'cancels'>): boolean =>
  kind === 'credit_note' || cancels?.kind === 'credit_note'

/**
 * A Gutschrift as EN 16931 wants it, in the syntax of UN/CEFACT (Cross Industry Invoice): its elements in the order of
 * the schema, amounts in euros. A cancellation is a self-billed credit note of the same amounts, which are positive there.
 */
export const crossIndustryInvoice = (content: DocumentContent): string => {
  const { number, issued_on, kind } = content
  const type = TYPES[kind === 'cancellation' ? 'cancellation' : 'credit_note']
  return `<?xml version="1.0" encoding="UTF-8"?>
${element(
  'rsm:CrossIndustryInvoice',
  [
    element('rsm:ExchangedDocumentContext', [
      element('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', 'urn:cen.eu:en16931:2017')]),
    ]),
    element('rsm:ExchangedDocument', [
      leaf('ram:ID', number),
      leaf('ram:TypeCode', type),
      element('ram:IssueDateTime', [dateOf('udt', issued_on)]),
      ...[content.reason ?? '', earlierWords(content)].flatMap((note) =>
        note ? [element('ram:IncludedNote', [leaf('ram:Content', note)])] : [],
      ),
    ]),
    element('rsm:SupplyChainTradeTransaction', [
      lineOf(content),
      element('ram:ApplicableHeaderTradeAgreement', [
        partyOf('ram:SellerTradeParty', content.payee),
        partyOf('ram:BuyerTradeParty', content.issuer),
      ]),
      element('ram:ApplicableHeaderTradeDelivery', [
        element('ram:ActualDeliverySupplyChainEvent', [
          element('ram:OccurrenceDateTime', [dateOf('udt', periodEnd(content))]),
        ]),
      ]),
      settlementOf(content),
    ]),
  ],
  NAMESPACES,
)}
`
}

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

const lineOf = (content: DocumentContent): string =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', '1')]),
    element('ram:SpecifiedTradeProduct', [leaf('ram:Name', serviceWords(content))]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', euros(content.net))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', '1', { unitCode: 'C62' })]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', categories[content.treatment].code),
        leaf('ram:RateApplicablePercent', String(content.rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        leaf('ram:LineTotalAmount', euros(content.net)),
      ]),
    ]),
  ])

const settlementOf = (content: DocumentContent): string => {
  const { code, reason, reasonCode } = categories[content.treatment]
  const { net, tax, total, rate, cancels } = content
  return element('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:ApplicableTradeTax', [
      leaf('ram:CalculatedAmount', euros(tax)),
      leaf('ram:TypeCode', 'VAT'),
      ...(reason ? [leaf('ram:ExemptionReason', reason)] : []),
      leaf('ram:BasisAmount', euros(net)),
      leaf('ram:CategoryCode', code),
      ...(reasonCode ? [leaf('ram:ExemptionReasonCode', reasonCode)] : []),
      leaf('ram:RateApplicablePercent', String(rate)),
    ]),
    element('ram:BillingSpecifiedPeriod', [
      element('ram:StartDateTime', [dateOf('udt', `${content.year}-01-01`)]),
      element('ram:EndDateTime', [dateOf('udt', periodEnd(content))]),
    ]),
    element('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', 'Per Überweisung mit der nächsten Bankdatei.'),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      leaf('ram:LineTotalAmount', euros(net)),
      leaf('ram:TaxBasisTotalAmount', euros(net)),
      leaf('ram:TaxTotalAmount', euros(tax), { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', euros(total)),
      leaf('ram:DuePayableAmount', euros(total)),
    ]),
    ...(cancels
      ? [
          element('ram:InvoiceReferencedDocument', [
            leaf('ram:IssuerAssignedID', cancels.number),
            element('ram:FormattedIssueDateTime', [dateOf('qdt', cancels.issued_on)]),
          ]),
        ]
      : []),
  ])
}

const partyOf = (name: string, party: Party): string =>
  element(name, [
    // Who has no VAT number is told by the tax number (EN 16931, BR-CO-26).
    ...(party.vat_id === '' && party.tax_number ? [leaf('ram:ID', party.tax_number)] : []),
    leaf('ram:Name', party.name),
    element('ram:PostalTradeAddress', [
      leaf('ram:PostcodeCode', party.zip),
      leaf('ram:LineOne', party.street),
      leaf('ram:CityName', party.city),
      leaf('ram:CountryID', party.country),
    ]),
    ...(party.tax_number ? [registration('FC', party.tax_number)] : []),
    ...(party.vat_id ? [registration('VA', party.vat_id)] : []),
  ])

const registration = (schemeID: string, id: string): string =>
  element('ram:SpecifiedTaxRegistration', [leaf('ram:ID', id, { schemeID })])

/** Always positive: the type says whether it is given or taken back. */
const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2)

const dateOf = (prefix: 'udt' | 'qdt', day: string): string =>
  leaf(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })

type Attributes = Readonly<Record<string, string>>

const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${children.join('')}</${name}>`

const leaf = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${escaped(text)}</${name}>`

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
