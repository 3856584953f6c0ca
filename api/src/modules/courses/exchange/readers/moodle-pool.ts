import { field, list, stringOf } from './json.ts'
import type { Pool } from './moodle-bank.ts'

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const idIn = (value: unknown): string => (typeof value === 'number' ? String(value) : stringOf(value))

const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1'

/**
 * What a condition of a quiz of Moodle 4 draws from. One that names no category draws from one nobody has, so that it is
 * told.
 */
export const poolIn = (condition: string): Pool => {
  const said = parsed(condition)
  const filter = field(said, 'filter')
  const category = field(filter, 'category')
  const others = Object.keys(typeof filter === 'object' && filter !== null ? filter : {})
    .filter((name) => name !== 'category')
    .some((name) => list(field(field(filter, name), 'values')).length > 0)
  return {
    category: idIn(list(field(category, 'values'))[0] ?? field(said, 'questioncategoryid')),
    below:
      isOn(field(field(category, 'filteroptions'), 'includesubcategories')) ||
      isOn(field(said, 'includingsubcategories')),
    narrowed: others || list(field(said, 'tags')).length > 0,
  }
}
