/** What has to be known of an access to say whether taking it is an order. */
export type Orderable = {
  for_societies: boolean
  /** What taking part costs through it, in cents; null: the price of its courses. */
  fee_cents: number | null
}

/**
 * What somebody orders who takes an access, in cents; null where taking it concludes no contract about money: nothing is
 * concluded on this platform, it costs nothing, or their club has it.
 * @param concludesContracts whether contracts are concluded here (setting `withdrawals`)
 * @param prices what each of the courses costs that are ordered, in cents
 * @param inPart not all of the access is ordered: each course then costs its own price where all of them have one, but
 * together never more than the access
 */
export const orderTotal = (
  concludesContracts: boolean,
  { for_societies, fee_cents }: Orderable,
  prices: readonly number[],
  inPart = false,
): number | null => {
  if (!concludesContracts || for_societies || prices.length === 0) return null
  const sum = prices.reduce((all, price) => all + price, 0)
  const byPrice = inPart && prices.every((price) => price > 0)
  const total = byPrice ? Math.min(sum, fee_cents ?? sum) : (fee_cents ?? sum)
  return total > 0 ? total : null
}
