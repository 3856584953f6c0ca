/** Those fields of `after` that differ from `before`: what is not sent, nobody overwrites. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> => {
  const changed: Partial<Fields> = {}
  for (const name in after) if (after[name] !== before[name]) changed[name] = after[name]
  return changed
}
