/** Whether two values of a form say the same; what they hold are texts, numbers and small objects of them. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Those fields of `after` that differ from `before`: what is not sent, nobody overwrites. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> => {
  const changed: Partial<Fields> = {}
  for (const name in after) if (!isSame(after[name], before[name])) changed[name] = after[name]
  return changed
}
