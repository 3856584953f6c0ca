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
 * @param prices what each of its courses costs that is for them, in cents
 */
export const orderTotal = (
  concludesContracts: boolean,
  { for_societies, fee_cents }: Orderable,
  prices: readonly number[],
): number | null => {
  if (!concludesContracts || for_societies || prices.length === 0) return null
  const total = fee_cents ?? prices.reduce((sum, price) => sum + price, 0)
  return total > 0 ? total : null
}
