import type { DocumentContent } from '../money/documents/document-content.ts'

/** An address in Kassel. */
export const party = {
  street: 'Am Markt 1',
  zip: '34117',
  city: 'Kassel',
  country: 'DE',
  tax_number: '',
  vat_id: '',
}
/** A Gutschrift over 100 € to somebody who owes VAT, unless it says otherwise. */
export const documentContent = (more: Partial<DocumentContent> = {}): DocumentContent => ({
  number: '2026-00007',
  kind: 'credit_note',
  issued_on: '2026-08-01',
  payee: { ...party, name: 'Olga Öçal', tax_number: '26 815 08152' },
  issuer: { ...party, name: 'Kursportal GmbH', vat_id: 'DE136695976' },
  status: 'vat_liable',
  treatment: 'standard',
  society: 'TSV Möwe',
  year: 2026,
  finishes: 12,
  net: 8_403,
  tax: 1_597,
  total: 10_000,
  rate: 19,
  cancels: null,
  reason: null,
  ...more,
})
