import { sql, type Expression, type SqlBool } from 'kysely'
import { searchWords } from '@kursportal/shared/domain'

/** Conditions for a search: every word must occur in the column, which holds `searchText`. */
export const matchesWords = (column: string, typed: string | undefined): Expression<SqlBool>[] =>
  searchWords(typed ?? '').map(
    (word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
