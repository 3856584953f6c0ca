/** An item of a list as it stands in a file: lists lie in each other by level. */
export type ListItem = {
  level: number
  ordered: boolean
  html: string
  /** Its number, where its list goes on behind something else. */
  number?: number | undefined
}

/** Items that follow each other as lists of HTML, those of deeper levels in the item before them. */
export const listHtml = (items: readonly ListItem[]): string => {
  let html = ''
  const open: ('ul' | 'ol')[] = []
  const levels: number[] = []
  const close = (): void => {
    html += `</li></${open.pop()}>`
    levels.pop()
  }
  for (const { level, ordered, html: words, number } of items) {
    const tag = ordered ? 'ol' : 'ul'
    while (levels.length > 0 && (levels.at(-1) ?? 0) > level) close()
    if (levels.at(-1) === level && open.at(-1) !== tag) close()
    if (levels.at(-1) === level) html += '</li>'
    else {
      open.push(tag)
      levels.push(level)
      html += number && number > 1 ? `<${tag} start="${number}">` : `<${tag}>`
    }
    html += `<li>${words}`
  }
  while (open.length > 0) close()
  return html
}
