import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { buildDocument } from './document.ts'
import { renderDocs, type ApiDocument } from './docs-page.ts'

const parse = (text: string): ApiDocument => JSON.parse(text)

/** The document for machines at `/api/openapi.json`, and the same for people at `/api/docs`. */
export const registerOpenApiRoutes = async (app: FastifyInstance): Promise<void> => {
  const style = await readFile(new URL('docs.css', import.meta.url), 'utf8')
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  // Made at the first request: reading and describing every schema takes a moment that a start need not wait for.
  let text: string | undefined
  let page: string | undefined

  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(buildDocument())
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(text)
  })

  app.get('/api/docs', (_request, reply) => {
    text ??= JSON.stringify(buildDocument())
    page ??= renderDocs(parse(text), style)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page)
  })
}
