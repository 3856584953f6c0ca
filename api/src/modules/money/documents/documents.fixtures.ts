/** Who issues the documents in tests. */
export const ISSUER = {
  name: 'Kursportal GmbH',
  street: 'Königsplatz 3',
  zip: '34117',
  city: 'Kassel',
  vat_id: 'DE136695976',
  electronic: false,
}

/** What an owner declares: a private person, unless it says otherwise. */
export const declarationOf = (society_id: string, more: Record<string, unknown> = {}) => ({
  society_id,
  status: 'private',
  taxed: false,
  name: 'Olga Öçal',
  street: 'Am Markt 1',
  zip: '34117',
  city: 'Kassel',
  country: 'DE',
  tax_number: '',
  vat_id: '',
  signed_name: 'Olga Öçal',
  agreed: true,
  ...more,
})
