import { fieldWords } from './field-words.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Says what a field or parameter is when its schema does not, and is not described by name elsewhere. */
const describe = (name: string, node: Node): void => {
  if (node['description'] === undefined && node['$ref'] === undefined && fieldWords[name] !== undefined)
    node['description'] = fieldWords[name]
}

/** Describes every field and parameter of a document that says nothing about itself, in place. */
export const describeFields = (document: unknown): void => {
  if (Array.isArray(document)) for (const part of document) describeFields(part)
  if (!isNode(document) || Array.isArray(document)) return
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
