/**
 * What taking part in one of the courses of an access costs, in cents, as contract and certificate state it: the price of
 * the course where the access names no fee. The fee of an access is that of all its courses together (`orderTotal`), so
 * each costs its share of it by price, and the last one what is left over. Null where nobody can say.
 * @param fee of the access; null: it names none
 * @param prices of its courses; 0 is one that nobody entered
 * @param place of the course among them
 */
export const courseFee = (fee: number | null, prices: readonly number[], place: number): number | null => {
  const price = prices[place] ?? 0
  if (fee === null) return price > 0 ? price : null
  if (fee === 0 || prices.length === 1) return fee
  if (prices.some((one) => one === 0)) return null
  const sum = prices.reduce((all, one) => all + one, 0)
  const shares = prices.map((one) => Math.floor((fee * one) / sum))
  const before = shares.slice(0, -1)
  return place < before.length ? (shares[place] ?? null) : fee - before.reduce((all, one) => all + one, 0)
}
