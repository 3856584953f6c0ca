const DIGITS = 5

/** The number of a payout's document: consecutive within its year (UStG, section 14, paragraph 4). */
export const documentNumber = (year: number, position: number): string =>
  `${year}-${String(position).padStart(DIGITS, '0')}`
