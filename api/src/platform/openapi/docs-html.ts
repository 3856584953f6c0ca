/** Makes a text safe inside HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** The few marks the descriptions use: paragraphs, line breaks, `code` and **bold**. */
export const renderText = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${renderMarks(paragraph).replaceAll(/ {2}\n/g, '<br>')}</p>`)
    .join('')

/** `code` and **bold** within a line. */
export const renderMarks = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** A word as an anchor. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
