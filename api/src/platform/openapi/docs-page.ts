import { anchorOf, renderMarks, renderText } from './docs-html.ts'
import { escapeHtml } from '../escape-html.ts'
import { renderField, renderSchema, type Schema } from './docs-schema.ts'

type Content = Record<string, { schema?: Schema }>

/** One call, as the document describes it. */
type Operation = {
  summary: string
  description?: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  'x-extension'?: true
}

/** The part of an OpenAPI document that the page shows. */
export type ApiDocument = {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, Schema> }
}

/** The document as one readable page: no script, no request but its own. */
export const renderDocs = (document: ApiDocument, style: string): string => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const schemas = Object.entries(document.components.schemas ?? {})
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><style>${style}</style></head><body>
<a class="skip" href="#content">Skip to the calls</a>
<nav aria-label="Calls"><p class="brand">${escapeHtml(document.info.title)} <span>${escapeHtml(document.info.version)}</span></p>
${sections.map(renderNav).join('')}
<details><summary>Schemas</summary><ul>${schemas.map(([name]) => `<li><a href="#schema-${anchorOf(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></details></nav>
<main id="content"><h1>${escapeHtml(document.info.title)}</h1>
<p class="meta">Version ${escapeHtml(document.info.version)} · ${calls.length} calls · base path <code>/api</code> · <a href="/api/openapi.json">openapi.json</a></p>
${renderText(document.info.description)}
${sections.map(renderSection).join('')}
<h2 id="schemas">Schemas</h2>${schemas.map(renderNamedSchema).join('')}
</main></body></html>`
}

type Section = {
  name: string
  description: string
  calls: { path: string; method: string; operation: Operation }[]
}

const idOf = (method: string, path: string): string => anchorOf(`${method} ${path}`)

const renderNav = ({ name, calls }: Section): string =>
  `<details><summary>${escapeHtml(name)}</summary><ul>${calls
    .map(
      ({ method, path }) =>
        `<li><a href="#${idOf(method, path)}"><b class="${method.toLowerCase()}">${method}</b> ${escapeHtml(path)}</a></li>`,
    )
    .join('')}</ul></details>`

const renderSection = ({ name, description, calls }: Section): string =>
  `<h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><div class="journey">${renderText(description)}</div>${calls.map(renderCall).join('')}`

const renderCall = ({ path, method, operation }: Section['calls'][number]): string => {
  const parameters = operation.parameters ?? []
  const answers = Object.entries(operation.responses)
  const done = answers.filter(([status]) => status.startsWith('2'))
  const failed = answers.filter(([status]) => !status.startsWith('2'))
  return `<section id="${idOf(method, path)}"><h3><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>${operation['x-extension'] ? '<span class="extension">extension</span>' : ''}</h3>
<p class="summary">${renderMarks(operation.summary)}</p>${renderText(operation.description ?? '')}
${parameters.length > 0 ? `<h4>Parameters</h4><ul class="fields">${parameters.map(renderParameter).join('')}</ul>` : ''}
${operation.requestBody ? `<h4>Body</h4>${renderContent(operation.requestBody.content)}` : ''}
${done.map(([status, { content, description }]) => `<h4>Answer ${status}</h4>${content ? renderContent(content) : `<p>${renderMarks(description)}</p>`}`).join('')}
<details class="errors"><summary>Errors: ${failed.map(([status]) => status).join(', ')}</summary><dl>${failed
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${renderText(description)}</dd>`)
    .join('')}</dl></details></section>`
}

const renderParameter = (parameter: NonNullable<Operation['parameters']>[number]): string =>
  renderField(
    parameter.in === 'query' ? parameter.name : `${parameter.name} (${parameter.in})`,
    { ...parameter.schema, description: parameter.description ?? parameter.schema.description ?? '' },
    parameter.required ?? false,
  )

const renderContent = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json' && schema
        ? renderSchema(schema)
        : `<p class="type">the bytes themselves, as <code>${escapeHtml(type)}</code></p>`,
    )
    .join('')

const renderNamedSchema = ([name, schema]: [string, Schema]): string =>
  `<section id="schema-${anchorOf(name)}"><h3><code>${escapeHtml(name)}</code></h3>${renderSchema(schema)}</section>`
