import { escapeHtml } from '../../../platform/openapi/docs-html.ts'
import { fieldWords, sectionWords } from './data-words.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
const dayOnly = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' })

const wordFor = (field: string): string => fieldWords[field] ?? field

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return value.toLocaleString('de-DE', { useGrouping: false })
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayOnly.format(new Date(value))
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return moment.format(new Date(value))
  return value
}

const nothing = '<span class="nothing">–</span>'

/** A drawn signature is a picture. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(value)

const shown = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return nothing
  if (isPicture(value)) return `<img src="${value}" alt="${escapeHtml(wordFor(field))}">`
  if (Array.isArray(value)) {
    if (value.length === 0) return nothing
    return value.every(isRecord)
      ? value.map((row) => `<div class="row">${fieldsOf(row)}</div>`).join('')
      : `<ul>${value.map((item) => `<li>${shown(field, item)}</li>`).join('')}</ul>`
  }
  if (isRecord(value)) return fieldsOf(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeHtml(plain(value))
  return nothing
}

const fieldsOf = (record: Record<string, unknown>): string =>
  `<dl>${Object.entries(record)
    .map(([field, value]) => `<dt>${escapeHtml(wordFor(field))}</dt><dd>${shown(field, value)}</dd>`)
    .join('')}</dl>`

const sectionOf = (name: string, data: unknown): string => {
  const title = `<h2 id="${name}">${escapeHtml(sectionWords[name] ?? name)}</h2>`
  if (!isRecord(data)) return `<section>${title}${shown(name, data)}</section>`
  const entries = Object.entries(data)
  const single = Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value)))
  const lists = entries.filter(([, value]) => Array.isArray(value))
  return `<section>${title}${Object.keys(single).length > 0 ? fieldsOf(single) : ''}${lists
    .map(
      ([field, rows]) =>
        `<h3>${escapeHtml(wordFor(field))}</h3>${Array.isArray(rows) && rows.length === 0 ? '<p>Nichts gespeichert.</p>' : shown(field, rows)}`,
    )
    .join('')}</section>`
}

const style = `
:root { color-scheme: light dark }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; font: 18px/1.6 Verdana, Arial, sans-serif }
h2 { margin-top: 2.5em; border-top: 2px solid; padding-top: .8em }
dl { display: grid; grid-template-columns: minmax(8em, 2fr) 3fr; gap: 4px 16px; margin: 0 }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
dl dl { grid-template-columns: 1fr; gap: 0 16px } ul { margin: 0; padding-inline-start: 1.2em }
.row { padding: 12px 0; border-bottom: 1px solid #8888 } .nothing { opacity: .6 }
@media (max-width: 520px) { dl { grid-template-columns: 1fr } dd { margin-bottom: 8px } }
img { max-width: 100%; max-height: 160px; background: #fff }
@media print { body { font-size: 11pt } .row { break-inside: avoid } }`

/** Everything the platform knows about somebody, as a page in German that any browser shows and prints. */
export const readableData = ({
  platform,
  createdAt,
  sections,
}: {
  platform: string
  createdAt: Date
  sections: Readonly<Record<string, unknown>>
}): string => {
  // Instants come as dates from the database; the page shows what the JSON file says.
  const data: unknown = JSON.parse(JSON.stringify(sections))
  const parts = isRecord(data) ? Object.entries(data) : []
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meine Daten bei ${escapeHtml(platform)}</title><style>${style}</style></head><body>
<h1>Meine Daten bei ${escapeHtml(platform)}</h1>
<p>Das ist alles, was wir über dich gespeichert haben, Stand ${escapeHtml(moment.format(createdAt))} Uhr. Deine Bescheinigungen liegen als PDF daneben, dieselben Daten für andere Programme in der Datei meine-daten.json.</p>
<nav><ul>${parts.map(([name]) => `<li><a href="#${name}">${escapeHtml(sectionWords[name] ?? name)}</a></li>`).join('')}</ul></nav>
${parts.map(([name, value]) => sectionOf(name, value)).join('\n')}
</body></html>`
}
