/** A value as text in which the order of properties and absent ones do not matter. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** Whether two values say the same, whatever the order their properties are written in. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other)

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * What a record is about, where its fields tell something of that alone: a film, a file, or a picture with what can be
 * seen on it. Fields of two things never come together.
 */
export const subjectOf = (value: Readonly<Record<string, unknown>>): unknown =>
  value['film_id'] ?? value['file_id'] ?? ('alt' in value ? value['image_id'] : undefined)

/** Whether two records are of one kind, so that their fields are the same ones. */
export const areOfOneKind = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean => one['type'] === other['type'] && one['kind'] === other['kind']

/** A row of a list that keeps its identity while it is moved. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value['id'] === 'string'

/** Whether a value is a list whose entries have an identity of their own, each once. */
export const isRowList = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every(isRow) && new Set(value.map(({ id }) => id)).size === value.length
