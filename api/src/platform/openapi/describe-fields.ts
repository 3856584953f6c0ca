import type { CallDefinition } from '@kursportal/shared/contract'
import { countWords, fieldWords } from './field-words.ts'
import { idWords } from './id-words.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What `id` says of itself in the contract where nobody says more. */
const GENERIC_ID = 'Id (UUID)'

/** Says of each id that goes into a call what it names and where it comes from, unless its schema says so, in place. */
export const describeIds = (operation: unknown, call: CallDefinition): void => {
  if (!isNode(operation)) return
  for (const parameter of Array.isArray(operation['parameters']) ? operation['parameters'] : []) {
    if (!isNode(parameter) || !isNode(parameter['schema'])) continue
    const { name, schema } = parameter
    const words = typeof name === 'string' ? idWords(name, call) : undefined
    if (words !== undefined && schema['description'] === GENERIC_ID) {
      parameter['description'] = words
      delete schema['description']
    }
  }
  for (const [name, field] of Object.entries(bodyFieldsOf(operation))) {
    const words = idWords(name, call)
    if (words !== undefined && isNode(field) && field['description'] === GENERIC_ID)
      field['description'] = words
  }
}

const bodyFieldsOf = (operation: Node): Node => {
  let node: unknown = operation
  for (const step of ['requestBody', 'content', 'application/json', 'schema', 'properties'])
    node = isNode(node) ? node[step] : undefined
  return isNode(node) ? node : {}
}

/** Says what a field or parameter is when its schema does not, and is not described by name elsewhere. */
const describe = (name: string, node: Node): void => {
  const words = (node['type'] === 'integer' ? countWords[name] : undefined) ?? fieldWords[name]
  if (node['description'] === undefined && node['$ref'] === undefined && words !== undefined)
    node['description'] = words
}

/** Describes every field and parameter of a document that says nothing about itself, in place. */
export const describeFields = (document: unknown): void => {
  if (Array.isArray(document)) for (const part of document) describeFields(part)
  if (!isNode(document)) return
  const { properties, parameters } = document
  if (isNode(properties))
    for (const [name, node] of Object.entries(properties)) if (isNode(node)) describe(name, node)
  if (Array.isArray(parameters)) {
    for (const parameter of parameters) {
      if (!isNode(parameter) || typeof parameter['name'] !== 'string') continue
      const said = isNode(parameter['schema']) ? parameter['schema']['description'] : undefined
      if (said === undefined) describe(parameter['name'], parameter)
    }
  }
  for (const part of Object.values(document)) describeFields(part)
}
