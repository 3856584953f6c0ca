import { inOrder, type Level } from '@kursportal/shared/domain'

/** What stands in the form: three numbers a row, by the row's id. */
export type Fields = Record<string, number | undefined>

/** The most an amount of a level may be, in cents. */
export const MOST_CENTS = 100_000_000

/** The names of a row's fields. */
export const fieldNames = (id: string) => ({
  start: `start-${id}`,
  income: `income-${id}`,
  bonus: `bonus-${id}`,
})

/** The rows for some levels, and what stands in them. */
export const fieldsOf = (levels: readonly Level[]): { rows: string[]; values: Record<string, number> } => {
  const rows = inOrder(levels).map((level, index) => ({ id: String(index), level }))
  return {
    rows: rows.map(({ id }) => id),
    values: Object.fromEntries(
      rows.flatMap(({ id, level }) => {
        const names = fieldNames(id)
        return [
          [names.start, level.start],
          [names.income, level.income_per_user],
          [names.bonus, level.bonus],
        ]
      }),
    ),
  }
}

/** The levels as they are typed, in order; a row that lacks a number is none yet. */
export const levelsIn = (rows: readonly string[], values: Fields): (Level & { id: string })[] =>
  inOrder(
    rows.flatMap((id) => {
      const names = fieldNames(id)
      const [start, income_per_user, bonus] = [values[names.start], values[names.income], values[names.bonus]]
      return start && income_per_user !== undefined && bonus !== undefined
        ? [{ id, start, income_per_user, bonus }]
        : []
    }),
  )
