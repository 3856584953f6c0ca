/** A list with the entry at `from` standing at `to`; positions outside are taken as the nearest end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const target = Math.min(Math.max(0, to), rest.length)
  return items.filter((_, index) => index === from).length === 0
    ? [...items]
    : [...rest.slice(0, target), ...items.slice(from, from + 1), ...rest.slice(target)]
}
