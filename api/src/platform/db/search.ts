import { sql, type Expression, type SqlBool } from 'kysely'
import { searchWords } from '@kursportal/shared/domain'

/** The `like` pattern of a searched word: it occurs anywhere, and its own marks mean only themselves. */
const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** For each word of a search, what must be true of one of its forms. */
export const eachForm = (
  typed: string | undefined,
  condition: (form: string) => Expression<SqlBool>,
): Expression<SqlBool>[] =>
  searchWords(typed ?? '').map((forms) => sql<SqlBool>`(${sql.join(forms.map(condition), sql` or `)})`)

/** For each word of a search, what must be true of one of its forms, given its `like` pattern. */
export const eachWord = (
  typed: string | undefined,
  condition: (pattern: string) => Expression<SqlBool>,
): Expression<SqlBool>[] => eachForm(typed, (form) => condition(patternOf(form)))

/** Conditions for a search: every word must occur in the column, which holds `searchText`. */
export const matchesWords = (column: string, typed: string | undefined): Expression<SqlBool>[] =>
  eachWord(typed, (pattern) => sql<SqlBool>`${sql.ref(column)} like ${pattern}`)
