import { misplacedIn, type ElementOrder } from '../../testing/element-order.ts'
import type { DocumentContent } from '../money/documents/document-content.ts'
import { documentContent, party } from './document-content.fixtures.ts'
import { crossIndustryInvoice, isInvoice } from './electronic-invoice.ts'

/** The elements of a Cross Industry Invoice (D16B, profile EN 16931) in the order of its schema, as far as they are used. */
const invoice: ElementOrder = {
  CrossIndustryInvoice: 'ExchangedDocumentContext! ExchangedDocument! SupplyChainTradeTransaction!',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter!',
  GuidelineSpecifiedDocumentContextParameter: 'ID!',
  ExchangedDocument: 'ID! TypeCode! IssueDateTime! IncludedNote+',
  IncludedNote: 'Content! SubjectCode',
  IssueDateTime: 'DateTimeString!',
  StartDateTime: 'DateTimeString!',
  EndDateTime: 'DateTimeString!',
  FormattedIssueDateTime: 'DateTimeString!',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem!+ ApplicableHeaderTradeAgreement! ApplicableHeaderTradeDelivery! ApplicableHeaderTradeSettlement!',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument! SpecifiedTradeProduct! SpecifiedLineTradeAgreement! SpecifiedLineTradeDelivery! SpecifiedLineTradeSettlement!',
  AssociatedDocumentLineDocument: 'LineID! IncludedNote',
  SpecifiedTradeProduct: 'GlobalID SellerAssignedID BuyerAssignedID Name! Description',
  SpecifiedLineTradeAgreement:
    'BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice!',
  NetPriceProductTradePrice: 'ChargeAmount! BasisQuantity',
  SpecifiedLineTradeDelivery: 'BilledQuantity!',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax! BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation!',
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount!',
  ApplicableTradeTax:
    'CalculatedAmount TypeCode! ExemptionReason BasisAmount CategoryCode! ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent',
  ApplicableHeaderTradeAgreement: 'BuyerReference SellerTradeParty! BuyerTradeParty!',
  ApplicableHeaderTradeDelivery: 'ShipToTradeParty ActualDeliverySupplyChainEvent!',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime!',
  OccurrenceDateTime: 'DateTimeString!',
  SellerTradeParty:
    'ID GlobalID Name! Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress! URIUniversalCommunication SpecifiedTaxRegistration!+',
  BuyerTradeParty:
    'ID GlobalID Name! SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress! URIUniversalCommunication SpecifiedTaxRegistration+',
  PostalTradeAddress: 'PostcodeCode! LineOne! LineTwo LineThree CityName! CountryID! CountrySubDivisionName',
  SpecifiedTaxRegistration: 'ID!',
  ApplicableHeaderTradeSettlement:
    'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode! PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax!+ BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation! InvoiceReferencedDocument',
  BillingSpecifiedPeriod: 'StartDateTime! EndDateTime!',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount! ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount! TaxTotalAmount! RoundingAmount GrandTotalAmount! TotalPrepaidAmount DuePayableAmount!',
  InvoiceReferencedDocument: 'IssuerAssignedID! FormattedIssueDateTime',
}

const cancelled: Partial<DocumentContent> = {
  kind: 'cancellation',
  net: -8_403,
  tax: -1_597,
  total: -10_000,
  cancels: { number: '2026-00001', issued_on: '2026-07-01', kind: 'credit_note' },
  reason: 'Doppelt & falsch',
}

it.each([
  ['liable to VAT', {}, ['<ram:TypeCode>389<', '>S<', '>19<', '>84.03<', '>15.97<', '>100.00<']],
  [
    'small business',
    { treatment: 'small_business' as const, net: 10_000, tax: 0, rate: 0 },
    ['>E<', '§ 19 UStG', '>0.00<', 'schemeID="FC"'],
  ],
  [
    'elsewhere in the Union',
    {
      treatment: 'reverse_charge' as const,
      net: 10_000,
      tax: 0,
      rate: 0,
      payee: { ...party, name: 'A & B', country: 'AT', vat_id: 'ATU12345678' },
    },
    ['>AE<', 'VATEX-EU-AE', 'A &amp; B', '>ATU12345678<', '>DE136695976<'],
  ],
  [
    'a further part of a year',
    { earlier: [{ number: '2026-00004', kind: 'credit_note' as const, total: 5_000 }] },
    ['<ram:Name>Weiterer Teil der Provision 2026', 'Gutschrift 2026-00004'],
  ],
  [
    'cancelled',
    cancelled,
    ['<ram:TypeCode>261<', '>2026-00001<', '>20260701<', '>100.00<', 'Doppelt &amp; falsch'],
  ],
])('an invoice has every element in its place: %s', (_name, more, words) => {
  const xml = crossIndustryInvoice(documentContent(more))
  expect(misplacedIn(xml, invoice)).toEqual([])
  expect(xml).toContain('urn:cen.eu:en16931:2017')
  for (const word of words) expect(xml).toContain(word)
})

it('is there for what is an invoice only', () => {
  expect(isInvoice(documentContent({}))).toBe(true)
  expect(isInvoice(documentContent(cancelled))).toBe(true)
  expect(isInvoice(documentContent({ kind: 'receipt' }))).toBe(false)
  const ofReceipt = { number: '1', issued_on: '2026-07-01', kind: 'receipt' as const }
  expect(isInvoice(documentContent({ kind: 'cancellation', cancels: ofReceipt }))).toBe(false)
})
