/** A part of a wording: words as they stand, or something the platform fills in, which nobody types into. */
type Part = { kind: 'words'; text: string } | { kind: 'chip'; source: string }

/** What a chip means. `code` is what none of the others is. */
type ChipMeaning =
  | { kind: 'value'; name: string }
  /** A value with the words around it, which go where it is empty. */
  | { kind: 'value-if-any'; name: string; before: string; after: string }
  | { kind: 'if-any'; name: string }
  | { kind: 'if-none'; name: string }
  | { kind: 'else' }
  | { kind: 'end' }
  | { kind: 'code' }

const VALUE = String.raw`\{\{\s*(\w+)\s*\}\}`
const ANY = String.raw`\{%\s*if\s+(?<name>\w+)\s*!=\s*""\s*%\}`
const valueIfAny = new RegExp(String.raw`^${ANY}([^{}\n]*)\{\{\s*\k<name>\s*\}\}([^{}\n]*)\{%\s*endif\s*%\}$`)
const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => ChipMeaning])[] = [
  [valueIfAny, ([, name = '', before = '', after = '']) => ({ kind: 'value-if-any', name, before, after })],
  [new RegExp(`^${VALUE}$`), ([, name = '']) => ({ kind: 'value', name })],
  [new RegExp(`^${ANY}$`), ([, name = '']) => ({ kind: 'if-any', name })],
  [/^\{%\s*if\s+(\w+)\s*==\s*""\s*%\}$/, ([, name = '']) => ({ kind: 'if-none', name })],
  [/^\{%\s*else\s*%\}$/, () => ({ kind: 'else' })],
  [/^\{%\s*endif\s*%\}$/, () => ({ kind: 'end' })],
]

// The longest first: a value that goes when it is empty is one chip and not three.
const anyChip =
  /\{%\s*if\s+(\w+)\s*!=\s*""\s*%\}[^{}\n]*\{\{\s*\1\s*\}\}[^{}\n]*\{%\s*endif\s*%\}|\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}/g

/** A line of a wording in parts; put together again they are the line. */
export const partsOf = (line: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const found of line.matchAll(anyChip)) {
    if (found.index > end) parts.push({ kind: 'words', text: line.slice(end, found.index) })
    parts.push({ kind: 'chip', source: found[0] })
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ kind: 'words', text: line.slice(end) })
  return parts
}

/** What a chip with this source means. */
export const meaningOf = (source: string): ChipMeaning => {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(source)
    if (found) return read(found)
  }
  return { kind: 'code' }
}

/** The source of a value. */
export const valueSource = (name: string): string => `{{ ${name} }}`
/** The source around what stands only where a value is not empty. */
export const ifAnySource = (name: string): { begin: string; end: string } => ({
  begin: `{% if ${name} != "" %}`,
  end: '{% endif %}',
})
