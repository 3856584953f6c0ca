import { sameContent as same } from '../../domain/versions/canonical.ts'

/** The names of the fields of `after` that differ from `before`. */
export const changedNames = <Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of an object's own properties
  (Object.keys(after) as (keyof Fields)[]).filter((name) => !same(before[name], after[name]))

/** Those fields of `from` that are named. */
export const pickFields = <Fields extends object>(
  from: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> => {
  const picked: Partial<Fields> = {}
  for (const name of names) picked[name] = from[name]
  return picked
}

/**
 * The names of the fields that two people have set to different values, both starting from `base`. Whatever only one of
 * them has changed merges by itself.
 */
export const conflictingNames = <Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): (keyof Fields)[] =>
  changedNames(base, mine).filter(
    (name) => !same(base[name], theirs[name]) && !same(mine[name], theirs[name]),
  )
