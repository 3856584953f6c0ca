// Written out instead of asked of `Intl`: these are the specification's own formats, and the first formatter of `Intl` on
// a page costs a slow phone the better part of a tenth of a second (decision 0185). The test of `i18n` compares both.

/** `1234567` as `1.234.567`. */
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')

/** A number with as many decimals as asked for: `-1.234,50`. */
export const decimal = (value: number, digits: number): string => {
  const [whole = '', rest] = Math.abs(value).toFixed(digits).split('.')
  return `${value < 0 ? '-' : ''}${grouped(whole)}${rest ? `,${rest}` : ''}`
}

/** Cents as `12,50 €`, on screens and in documents. */
export const formatMoney = (cents: number): string => `${decimal(cents / 100, 2)}\u00A0€`
