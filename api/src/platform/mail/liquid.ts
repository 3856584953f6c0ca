import { Liquid, LiquidError } from 'liquidjs'
import { ApiError } from '../http/api-error.ts'

/** Milliseconds a template may take as an admin saves it; whoever saves it again finds a quieter moment. */
const CHECK_LIMIT = 500
/**
 * Milliseconds one that was accepted may take. The clock goes on while a busy machine stands still, and somebody waits for
 * their certificate; how much work it is at most says the limit of memory.
 */
const FILL_LIMIT = 10_000

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
    renderLimit: FILL_LIMIT,
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
 * Refuses templates that cannot be filled, such as the subject and the body of a mail.
 * @param templates by the field they stand in, for the answer
 * @throws ApiError unknown_variable with `{ path, message: name }` for every one of all fields; validation_failed
 * `template_unreadable` and the `line` when Liquid cannot read one
 */
export const checkTemplates = (
  templates: Readonly<Record<string, string>>,
  known: readonly string[],
): void => {
  const fields = Object.entries(templates)
  const unknown = fields.flatMap(([path, template]) =>
    reading(path, () => plain.globalVariablesSync(template, { partials: false }))
      .filter((name) => !known.includes(name))
      .map((message) => ({ path, message })),
  )
  if (unknown.length > 0) throw new ApiError('unknown_variable', unknown)
  const samples = Object.fromEntries(known.map((name) => [name, 'x']))
  for (const [path, template] of fields)
    reading(path, () => void plain.parseAndRenderSync(template, samples, { renderLimit: CHECK_LIMIT }))
}

const reading = <T>(field: string, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof LiquidError)
      throw new ApiError('validation_failed', [
        { path: field, message: 'template_unreadable', line: error.token.getPosition()[0] },
      ])
    throw error
  }
}
