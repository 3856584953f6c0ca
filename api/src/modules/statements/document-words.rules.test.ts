import type { DocumentContent } from '../money/documents/document-content.ts'
import { documentWords } from './document-words.rules.ts'

const party = {
  street: 'Am Markt 1',
  zip: '34117',
  city: 'Kassel',
  country: 'DE',
  tax_number: '',
  vat_id: '',
}
const content = (more: Partial<DocumentContent> = {}): DocumentContent => ({
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
const saidBy = (more: Partial<DocumentContent>): string => JSON.stringify(documentWords(content(more)))

it.each([
  [{}, ['Gutschrift', 'Steuernummer 26 815 08152', '84,03', '15,97', 'Umsatzsteuer 19 %', '100,00']],
  [{ treatment: 'small_business' as const, net: 10_000, tax: 0, rate: 0 }, ['§ 19 UStG', 'Gutschrift']],
  [
    {
      treatment: 'reverse_charge' as const,
      payee: { ...party, name: 'A', country: 'AT', vat_id: 'ATU12345678' },
    },
    ['Steuerschuldnerschaft des Leistungsempfängers', 'Österreich', 'ATU12345678', 'DE136695976'],
  ],
  [
    { kind: 'receipt' as const, treatment: 'none' as const },
    ['Auszahlungsbeleg', 'keine Gutschrift im Sinn'],
  ],
  [
    {
      kind: 'cancellation' as const,
      total: -10_000,
      cancels: { number: '2026-00001', issued_on: '2026-07-01', kind: 'credit_note' as const },
      reason: 'Doppelt',
    },
    [
      'Stornobeleg',
      'Gutschrift 2026-00001 vom 01.07.2026',
      'Doppelt',
      '01.01.2026 bis 01.07.2026',
      '-100,00',
    ],
  ],
  [{ year: 2025 }, ['01.01.2025 bis 31.12.2025', 'Provision 2025']],
  [{ finishes: 1 }, ['1 Abschluss"']],
])('says of %j what has to stand there', (more, words) => {
  for (const word of words) expect(saidBy(more)).toContain(word)
})

it('mentions no VAT on what holds none', () => {
  expect(saidBy({ treatment: 'small_business', kind: 'credit_note' })).not.toContain('Umsatzsteuer 19')
  expect(saidBy({ treatment: 'none', kind: 'receipt' })).not.toContain('"Gutschrift"')
})
