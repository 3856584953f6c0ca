/** A text with what is selected in it. */
export type Selected = { text: string; start: number; end: number }

/** What a tool of the bar does to a text. */
export type MarkdownTool = 'heading' | 'bold' | 'list' | 'numbers' | 'link'

/** Words a tool puts where nothing is selected. */
export type ToolWords = { heading: string; bold: string; list: string; link: string }

const around = ({ text, start, end }: Selected, before: string, after: string, word: string): Selected => {
  const inside = text.slice(start, end) || word
  return {
    text: `${text.slice(0, start)}${before}${inside}${after}${text.slice(end)}`,
    start: start + before.length,
    end: start + before.length + inside.length,
  }
}

/** Each selected line with a sign before it, in a paragraph of its own; pressed again, the sign is gone. */
const lines = (
  { text, start, end }: Selected,
  sign: (index: number) => string,
  known: RegExp,
  word: string,
): Selected => {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const last = lineEnd === -1 ? text.length : lineEnd
  const before = text.slice(first, last).split('\n')
  const marked = before.every((line) => known.test(line))
  const after = before.map((line, index) =>
    marked ? line.replace(known, '') : `${sign(index)}${line.replace(known, '') || word}`,
  )
  const head = text.slice(0, first)
  const room = marked || head === '' || head.endsWith('\n\n') ? '' : '\n'
  const changed = after.join('\n')
  return {
    text: `${head}${room}${changed}${text.slice(last)}`,
    start: first + room.length,
    end: first + room.length + changed.length,
  }
}

const example = 'https://'

/** The text after a tool was pressed, and what is selected then, so that one goes on typing over the example. */
export const applyTool = (tool: MarkdownTool, selected: Selected, words: ToolWords): Selected => {
  const results: Record<MarkdownTool, () => Selected> = {
    bold: () => around(selected, '**', '**', words.bold),
    link: () => around(selected, '[', `](${example})`, words.link),
    heading: () => lines(selected, () => '## ', /^#{1,6} /, words.heading),
    list: () => lines(selected, () => '- ', /^[-*] /, words.list),
    numbers: () => lines(selected, (index) => `${index + 1}. `, /^\d+\. /, words.list),
  }
  return results[tool]()
}
