/** What a VAT identification number looks like in each country of the Union, by the country's code (VIES). */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z0-9+*]{10}\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{10}01$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
}

/** The countries of the European Union, by code (ISO 3166). */
export const euCountries: readonly string[] = Object.keys(shapes)

/** A VAT identification number as it is stored: capitals, without blanks, dots or dashes. */
export const normalizeVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** Whether a number can be the VAT identification number of somebody in this country; of German ones also the check digit. */
export const isVatId = (country: string, typed: string): boolean => {
  const id = normalizeVatId(typed)
  return Boolean(shapes[country]?.test(id)) && (country !== 'DE' || hasGermanCheckDigit(id.slice(2)))
}

/** ISO 7064, modulus 11 and 10: how the last digit of a German number is made. */
const hasGermanCheckDigit = (digits: string): boolean => {
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits[8])
}

/** Whether something can be a German tax number: 10 to 13 digits, with slashes and blanks as one likes. */
export const isTaxNumber = (typed: string): boolean => /^\d{10,13}$/.test(typed.replace(/[\s/]/g, ''))
