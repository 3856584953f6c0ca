/** The keys of an object that has no others, such as a table of constants. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] => {
  const isKey = (key: string): key is keyof Table & string => Object.hasOwn(table, key)
  return Object.keys(table).filter(isKey)
}

/** A record with a value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => {
  const record: Partial<Record<Key, Value>> = {}
  for (const key of keys) record[key] = valueOf(key)
  // Each key has its value now.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return record as Record<Key, Value>
}

/** Some fields of an object. */
export const pick = <Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> =>
  // Each key gets its own value, which a record of all values does not say.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  recordOf(keys, (key) => whole[key]) as Pick<Whole, Key>
