import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Condition: a film stands in a rich text.
 * @param text a `rich_text` column
 * @param film id of the film, as text
 */
export const standsIn = (text: RawBuilder<unknown>, film: RawBuilder<unknown> | Expression<string>) =>
  sql<SqlBool>`jsonb_path_exists(${text}, '$.content[*] ? (@.type == "film" && @.attrs.film_id == $film)',
    jsonb_build_object('film', ${film}))`
