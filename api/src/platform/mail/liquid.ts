import { Liquid, LiquidError } from 'liquidjs'
import { ApiError } from '../http/api-error.ts'

/**
 * Liquid for the parts an admin edits: unknown variables and filters are errors, no file can be included, and work is
 * limited.
 */
const engineWith = (escape: (text: string) => string) =>
  new Liquid({
    strictVariables: true,
    strictFilters: true,
    templates: {},
    parseLimit: 200_000,
    renderLimit: 500,
    memoryLimit: 2_000_000,
    outputEscape: (value) => escape(String(value ?? '')),
  })

/** Every mark that means something in Markdown or HTML, made to mean only itself. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+.!<>&|~"'-]/g, '\\$&')

const plain = engineWith((text) => text)
const markdown = engineWith(escapeMarkdown)

/** What a template may be filled with. */
export type Variables = Readonly<Record<string, string>>

/** Fills a template for plain text. */
export const fillText = (template: string, variables: Variables): string =>
  plain.parseAndRenderSync(template, variables)

/** Fills a template of Markdown; what is filled in stays text, whatever marks it holds. */
export const fillMarkdown = (template: string, variables: Variables): string =>
  markdown.parseAndRenderSync(template, variables)

/**
 * Refuses a template that cannot be filled.
 * @param field where it is, for the answer
 * @throws ApiError unknown_variable with `{ path, message: name }` for each; validation_failed when Liquid cannot read it
 */
export const checkTemplate = (field: string, template: string, known: readonly string[]): void => {
  try {
    const used = plain.globalVariablesSync(template, { partials: false })
    const unknown = used.filter((name) => !known.includes(name))
    if (unknown.length > 0) {
      throw new ApiError(
        'unknown_variable',
        unknown.map((name) => ({ path: field, message: name })),
      )
    }
    fillText(template, Object.fromEntries(known.map((name) => [name, 'x'])))
  } catch (error) {
    if (error instanceof LiquidError)
      throw new ApiError('validation_failed', [{ path: field, message: error.message }])
    throw error
  }
}
