import { nextTurn } from './next-turn.ts'

/**
 * Fetches what is made of schemas, such as the rules of a form. The schema library and its building blocks begin to run in
 * a turn of their own before it: both at once keep a slow phone from answering for a tenth of a second.
 */
export const afterSchemas = async <Rules>(load: () => Promise<Rules>): Promise<Rules> => {
  await import(/* webpackChunkName: "schemas", webpackExports: ["strictObject"] */ 'zod')
  await nextTurn()
  await import(/* webpackChunkName: "schemas" */ '../contract/primitives.ts')
  await nextTurn()
  return load()
}
