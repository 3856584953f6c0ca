import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { searchWords } from '@kursportal/shared/domain'

/** Letters and digits an index of trigrams knows; of fewer than three it knows only where a word begins. */
const FEW = /^[a-z0-9]{1,2}$/

/**
 * The `like` patterns of a searched word, of which one must fit: it occurs anywhere, and its own marks mean only
 * themselves. One or two letters begin a word: within words hardly any row would be without them, and no index finds them.
 */
export const patternsOf = (word: string): string[] =>
  FEW.test(word) ? [`${word}%`, `% ${word}%`] : [`%${word.replace(/[\\%_]/g, '\\$&')}%`]

/** For each word of a search, what must be true of one of its forms, given one of its `like` patterns. */
export const eachWord = (
  typed: string | undefined,
  condition: (pattern: string) => Expression<SqlBool>,
): Expression<SqlBool>[] =>
  searchWords(typed ?? '').map(
    (forms) => sql<SqlBool>`(${sql.join(forms.flatMap(patternsOf).map(condition), sql` or `)})`,
  )

/** Conditions for a search: every word must occur in the column, which holds `searchText`. */
export const matchesWords = (column: string, typed: string | undefined): Expression<SqlBool>[] =>
  eachWord(typed, (pattern) => sql<SqlBool>`${sql.ref(column)} like ${pattern}`)

/** A text in the form `searchText` gives it. */
const asSearchText = (
  text: RawBuilder<string>,
): RawBuilder<string> => sql<string>`replace(replace(replace(translate(
  lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')),
  'łøđı', 'lodi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

/**
 * Conditions for a search among people where only a part of what is stored of them is shown: every word must occur in what
 * is shown, so that nobody learns the rest by searching. The stored text, which holds more, narrows by its index.
 */
export const matchesShown = (
  stored: string,
  shown: RawBuilder<string>,
  typed: string | undefined,
): Expression<SqlBool>[] =>
  eachWord(
    typed,
    (pattern) =>
      sql<SqlBool>`(${sql.ref(stored)} like ${pattern} and ${asSearchText(shown)} like ${pattern})`,
  )
