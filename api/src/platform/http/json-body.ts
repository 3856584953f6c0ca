import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** No call needs more; what is deeper would overflow the stack of whoever walks it. */
const DEEPEST = 64

/** Whether brackets in a JSON text are nested deeper than that; looks at the text, so it costs no stack itself. */
const isNestedTooDeep = (json: string): boolean => {
  let depth = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index]
    if (inString) {
      if (char === '\\') index += 1
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (char === '}' || char === ']') depth -= 1
  }
  return false
}

/** Reads JSON bodies and no others: malformed ones, dangerous keys and deep nesting are 400 `invalid_json`. */
export const registerJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Text is no JSON either: a body that is said to be text is 415 like any other.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedTooDeep(body)) done(new ApiError('invalid_json'))
    else void parse(request, body, done)
  })
}
