import { anchorOf, renderMarks } from './docs-html.ts'
import { escapeHtml } from '../escape-html.ts'

/** The part of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** What a schema is, in a word or two, with links to named ones. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref) return refLink(schema.$ref)
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' | ')
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (options) return options.map(typeOf).join(schema.allOf ? ' & ' : ' | ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return `map of ${typeOf(schema.additionalProperties)}`
  const names = schema.type === undefined ? ['any'] : [schema.type].flat()
  const format = schema.format ? ` (${escapeHtml(schema.format)})` : ''
  return names.join(' | ') + format
}

/** The limits of a schema: length, size, default. */
const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems, ...schema }: Schema): string =>
  [
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ]
    .filter((limit) => limit !== false)
    .join(', ')

/** A schema with its fields, nested ones inside. */
export const renderSchema = (schema: Schema): string => {
  const options = schema.anyOf ?? schema.oneOf
  const fields = schema.properties
    ? Object.entries(schema.properties)
        .map(([name, field]) => renderField(name, field, schema.required?.includes(name) ?? false))
        .join('')
    : ''
  if (fields) return `<ul class="fields">${fields}</ul>`
  if (options?.some(hasFields)) return options.map(renderSchema).join('<p class="or">or</p>')
  if (schema.items && hasFields(schema.items))
    return `<p class="type">list of</p>${renderSchema(schema.items)}`
  return `<p class="type">${typeOf(schema)}${describe(schema)}</p>`
}

/** One field: its name, whether it is required, type, limits, meaning, and its own fields. */
export const renderField = (name: string, schema: Schema, required: boolean): string => {
  const nested = nestedOf(schema)
  const type = nested ? (schema.items ? 'list of object' : 'object') : typeOf(schema)
  return `<li><span class="name">${escapeHtml(name)}</span>${required ? '' : '<span class="optional">optional</span>'} <span class="type">${type}</span>${describe(schema)}${nested ? renderSchema(nested) : ''}</li>`
}

const describe = (schema: Schema): string => {
  const words = [schema.description && renderMarks(schema.description), escapeHtml(limitsOf(schema))]
  const text = words.filter(Boolean).join(' · ')
  return text ? `<span class="says">${text}</span>` : ''
}

const hasFields = (schema: Schema): boolean => Boolean(schema.properties)

const nestedOf = (schema: Schema): Schema | undefined => {
  if (hasFields(schema)) return schema
  if (schema.items && hasFields(schema.items)) return schema.items
  const options = schema.anyOf ?? schema.oneOf
  return options?.some(hasFields) ? schema : undefined
}

const refLink = (ref: string): string => {
  const name = ref.split('/').at(-1) ?? ref
  return `<a href="#schema-${anchorOf(name)}">${escapeHtml(name)}</a>`
}
