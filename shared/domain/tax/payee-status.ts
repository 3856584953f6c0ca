import { isTaxNumber, isVatId, euCountries } from './vat-id.ts'

/** What a payee is for the tax office, as they declare it; never guessed. */
export const payeeStatuses = ['private', 'small_business', 'vat_liable', 'club', 'eu'] as const
export type PayeeStatus = (typeof payeeStatuses)[number]

/** What somebody declares, as far as rules about it go. */
export type DeclaredPayee = {
  status: PayeeStatus
  /** Of a club: whether it has to pay VAT. */
  taxed: boolean
  /** ISO 3166. */
  country: string
  tax_number: string
  vat_id: string
}

/** How VAT is treated on a document. */
export const vatTreatments = ['none', 'small_business', 'standard', 'reverse_charge'] as const
export type VatTreatment = (typeof vatTreatments)[number]

/**
 * How VAT is treated by what the payee declared (UStG, sections 13b, 14, 19). A private person is no entrepreneur and
 * gets no credit note (Gutschrift) at all.
 */
export const vatTreatment = ({ status, taxed }: Pick<DeclaredPayee, 'status' | 'taxed'>): VatTreatment => {
  if (status === 'private') return 'none'
  if (status === 'eu') return 'reverse_charge'
  if (status === 'club') return taxed ? 'standard' : 'small_business'
  return status === 'vat_liable' ? 'standard' : 'small_business'
}

/** Which number a status needs: none, one of both, or the VAT identification number. */
export const numberNeeded = (status: PayeeStatus): 'none' | 'either' | 'vat_id' => {
  if (status === 'private') return 'none'
  return status === 'eu' ? 'vat_id' : 'either'
}

/** What is wrong with a declaration, by field; empty when a document can be made of it. */
export const declarationProblems = ({
  status,
  country,
  tax_number,
  vat_id,
}: DeclaredPayee): { path: 'country' | 'tax_number' | 'vat_id'; message: string }[] => {
  const home = status === 'eu' ? country !== 'DE' && euCountries.includes(country) : country === 'DE'
  const needed = numberNeeded(status)
  return [
    ...(status === 'private' || home ? [] : [{ path: 'country' as const, message: 'country_of_status' }]),
    ...(tax_number && !isTaxNumber(tax_number)
      ? [{ path: 'tax_number' as const, message: 'tax_number_invalid' }]
      : []),
    ...(vat_id && !isVatId(country, vat_id) ? [{ path: 'vat_id' as const, message: 'vat_id_invalid' }] : []),
    ...(needed === 'vat_id' && !vat_id ? [{ path: 'vat_id' as const, message: 'required' }] : []),
    ...(needed === 'either' && !tax_number && !vat_id
      ? [{ path: 'tax_number' as const, message: 'tax_or_vat_number' }]
      : []),
  ]
}

/** The general rate of VAT in Germany, in per cent (UStG, section 12). */
export const VAT_RATE = 19

/** What an amount that is paid is made of; euro cents. VAT is contained in what is paid, never added to it. */
export const vatWithin = (
  total: number,
  treatment: VatTreatment,
): { net: number; tax: number; total: number; rate: number } => {
  if (treatment !== 'standard') return { net: total, tax: 0, total, rate: 0 }
  const net = Math.round((total * 100) / (100 + VAT_RATE))
  return { net, tax: total - net, total, rate: VAT_RATE }
}
