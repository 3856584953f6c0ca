/** A cell as Office writes it: how many columns it takes, and whether it goes on with the cell above it. */
export type Cell = { html: string; columns: number; merge?: 'begins' | 'goes_on' | undefined }
export type Row = { tag: 'td' | 'th'; cells: Cell[] }

const columnsBefore = (cells: readonly Cell[], at: number): number =>
  cells.slice(0, at).reduce((sum, { columns }) => sum + columns, 0)

/** How many rows a cell reaches down: those below that go on with it in the same column. */
const reach = (rows: readonly Row[], row: number, column: number): number => {
  const ends = rows
    .slice(row + 1)
    .findIndex(
      ({ cells }) =>
        !cells.some(({ merge }, at) => merge === 'goes_on' && columnsBefore(cells, at) === column),
    )
  return ends === -1 ? rows.length - row : ends + 1
}

/** A table of Office as HTML; cells that go on with the one above are part of it. */
export const tableHtml = (rows: readonly Row[]): string => {
  const lines = rows.map(({ tag, cells }, row) => {
    const written = cells.map(({ html, columns, merge }, at) => {
      if (merge === 'goes_on') return ''
      const rowspan = merge === 'begins' ? reach(rows, row, columnsBefore(cells, at)) : 1
      const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`
      return `<${tag}${spans}>${html}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  return `<table>${lines.join('')}</table>`
}
