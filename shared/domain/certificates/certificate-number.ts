/** Crockford's base 32: no I, L, O or U, so that nothing is misread from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SHAPE = /^KP(\d{4})([0-9A-HJKMNP-TV-Z]{12})$/

/** How many random bytes a certificate's number is made of. */
export const CERTIFICATE_NUMBER_BYTES = 12

/**
 * The number of a certificate: `KP-2026-7K4M-9QXT-2WHD`. Twelve letters out of 32 cannot be guessed, so that only who
 * holds the certificate can look it up (specification, Participation and certificate).
 * @param year calendar year of issue
 * @param random as many random bytes as `CERTIFICATE_NUMBER_BYTES`
 */
export const certificateNumber = (year: number, random: Uint8Array): string => {
  const letters = Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return ['KP', year, ...(letters.match(/.{4}/g) ?? [])].join('-')
}

/**
 * A number as somebody typed it, the way it is stored: capitals, the usual mix-ups put right (O is 0, I and L are 1),
 * dashes where they belong. Null when it cannot be the number of a certificate.
 */
export const normalizeCertificateNumber = (typed: string): string | null => {
  const compact = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const fixed = compact.slice(0, 2) + compact.slice(2).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const [, year, letters] = SHAPE.exec(fixed) ?? []
  return year && letters ? ['KP', year, ...(letters.match(/.{4}/g) ?? [])].join('-') : null
}
