/** The beginning of a text on one line, cut at a word. @param max characters at most, the three dots included */
export const excerptOf = (text: string, max = 160): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : max - 1).replace(/[\s\p{P}\uD800-\uDBFF]+$/u, '')}…`
}
