import { escapeHtml } from '../escape-html.ts'

/** The few marks the descriptions use: paragraphs, lists, line breaks, `code` and **bold**. */
export const renderText = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => renderList(block) ?? `<p>${renderMarks(block).replaceAll(/ {2}\n/g, '<br>')}</p>`)
    .join('')

/** A block of which every line begins with a number or a dash, as a list. */
const renderList = (block: string): string | undefined => {
  const lines = block.split('\n')
  for (const [tag, sign] of [
    ['ol', /^\d+\. /],
    ['ul', /^- /],
  ] as const) {
    if (lines.every((line) => sign.test(line)))
      return `<${tag}>${lines.map((line) => `<li>${renderMarks(line.replace(sign, ''))}</li>`).join('')}</${tag}>`
  }
  return undefined
}

/** `code` and **bold** within a line; a call such as `GET /user` leads to where it is described. */
export const renderMarks = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, (_mark, code: string) =>
      /^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(code)
        ? `<a href="#${anchorOf(code)}"><code>${code}</code></a>`
        : `<code>${code}</code>`,
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** A word as an anchor. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
