// Finds in a module what texts are used by and what is written straight into it.
import { parseSync } from '@swc/core'

/** Attributes that people read or hear. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'hint',
  'intro',
  'label',
  'placeholder',
  'submitLabel',
  'title',
])

/** Strings of a module: all of them, the patterns of its templates, and what stands as text in its JSX. */
export const textsInCode = (source, { tsx }) => {
  /** @type {{ words: Set<string>, patterns: RegExp[], shown: string[] }} */
  const found = { words: new Set(), patterns: [], shown: [] }
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }), found)
  return { ...found, shown: found.shown.filter((text) => /\p{L}{2}/u.test(text)) }
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What an expression shows: the string itself, either side of a choice, the fixed parts of a template. */
const show = (node, found) => {
  if (node?.type === 'StringLiteral') found.shown.push(node.value)
  if (node?.type === 'TemplateLiteral') found.shown.push(...node.quasis.map(({ cooked }) => cooked))
  if (node?.type === 'JSXExpressionContainer') show(node.expression, found)
  if (node?.type === 'ConditionalExpression')
    for (const side of [node.consequent, node.alternate]) show(side, found)
}

const visit = (node, found) => {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, found))
  if (!node || typeof node !== 'object') return
  if (node.type === 'StringLiteral') found.words.add(node.value)
  if (node.type === 'TemplateLiteral' && node.quasis.length > 1 && node.quasis[0].cooked !== '')
    found.patterns.push(new RegExp(`^${node.quasis.map(({ cooked }) => escaped(cooked)).join('[^.]+')}$`))
  if (node.type === 'JSXText') found.shown.push(node.value.trim())
  if (node.type === 'JSXAttribute' && readAttributes.has(node.name.value)) show(node.value, found)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children) if (child.type === 'JSXExpressionContainer') show(child, found)
  for (const value of Object.values(node)) visit(value, found)
}
