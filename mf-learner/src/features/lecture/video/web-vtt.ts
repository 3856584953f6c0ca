/** A line of captions: when it is said, in seconds, and what. */
export type Line = { from: number; to: number; text: string }

const TIMES = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/

const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '',
  '&rlm;': '',
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The words of a WebVTT file, for reading along; what is drawn over the film is left to the player. */
export const parseWebVtt = (file: string): Line[] =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const rows = block.split('\n')
      const at = rows.findIndex((row) => TIMES.test(row))
      const times = TIMES.exec(rows[at] ?? '')
      const text = plain(rows.slice(at + 1).join(' '))
      if (!times || text === '') return []
      return [{ from: seconds(times[1] ?? ''), to: seconds(times[2] ?? ''), text }]
    })

/** The line that is being said, or was said last; -1 before the first. */
export const lineAt = (lines: readonly Line[], second: number): number =>
  lines.findLastIndex((line) => line.from <= second)
