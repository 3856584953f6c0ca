/** A whole number with a zero before a single digit, as days, months and clocks have it: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
