import { escapeHtml } from '../../../platform/escape-html.ts'
import { templateDefinitions } from '../../templates/template-definitions.ts'
import { fieldWords, sectionWords, valueWords } from './data-words.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
const dayOnly = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' })

const wordFor = (field: string): string => fieldWords[field] ?? field

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mailTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(templateDefinitions).map(([key, { title }]) => [key, title]),
)
const percent = new Intl.NumberFormat('de-DE', { style: 'percent' })

const plain = (field: string, value: string | number | boolean): string => {
  const word = (field === 'template_key' ? mailTitles : valueWords[field])?.[String(value)]
  if (word !== undefined) return word
  if (field === 'progress' && typeof value === 'number') return percent.format(value)
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

/** The name of the file beside the page that holds the person's picture. */
export const PICTURE_FILE = 'mein-bild.webp'

const shown = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return nothing
  if (field === 'image_id') return `<img src="${PICTURE_FILE}" alt="${escapeHtml(wordFor(field))}">`
  if (isPicture(value)) return `<img src="${value}" alt="${escapeHtml(wordFor(field))}">`
  if (Array.isArray(value)) {
    if (value.length === 0) return nothing
    return value.every(isRecord)
      ? value.map((row) => `<div class="row">${fieldsOf(row)}</div>`).join('')
      : `<ul>${value.map((item) => `<li>${shown(field, item)}</li>`).join('')}</ul>`
  }
  if (isRecord(value)) return fieldsOf(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeHtml(plain(field, value))
  return nothing
}

const fieldsOf = (record: Record<string, unknown>): string =>
  `<dl>${Object.entries(record)
    .map(([field, value]) => `<dt>${escapeHtml(wordFor(field))}</dt><dd>${shown(field, value)}</dd>`)
    .join('')}</dl>`

const sectionOf = (name: string, data: unknown): string => {
  const title = `<h2 id="${name}">${escapeHtml(sectionWords[name] ?? name)}</h2>`
  if (!isRecord(data)) return `<section aria-labelledby="${name}">${title}${shown(name, data)}</section>`
  const entries = Object.entries(data)
  const single = Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value)))
  const lists = entries.filter(([, value]) => Array.isArray(value))
  return `<section aria-labelledby="${name}">${title}${Object.keys(single).length > 0 ? fieldsOf(single) : ''}${lists
    .map(
      ([field, rows]) =>
        `<h3>${escapeHtml(wordFor(field))}</h3>${Array.isArray(rows) && rows.length === 0 ? '<p>Nichts gespeichert.</p>' : shown(field, rows)}`,
    )
    .join('')}</section>`
}

const style = `
:root { color-scheme: light dark; --page: #f6f4ee; --card: #fff; --ink: #1d2523; --soft: #5c6764; --line: #ddd8cb; --brand: #1f6f5f }
@media (prefers-color-scheme: dark) { :root { --page: #161a19; --card: #1e2423; --ink: #eef2f0; --soft: #a9b5b1; --line: #36403d; --brand: #6fc7b3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 18px/1.6 'Atkinson Hyperlegible Next', Verdana, Arial, sans-serif }
header, main, footer { max-width: 820px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 2rem; line-height: 1.2; margin: 16px 0 8px } h2 { margin: 0 0 12px; line-height: 1.25 } h3 { margin: 28px 0 4px }
a { color: var(--brand) } header p, footer { color: var(--soft) }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 20px 0 0; padding: 0 }
nav a { display: block; padding: 8px 16px; border: 1px solid var(--line); border-radius: 999px; background: var(--card) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 24px; margin-bottom: 24px; scroll-margin-top: 16px }
dl { display: grid; grid-template-columns: minmax(8em, 2fr) 3fr; gap: 4px 16px; margin: 0 }
dt { font-weight: 600; overflow-wrap: anywhere } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
dl dl { grid-template-columns: 1fr; gap: 0 16px } ul { margin: 0; padding-inline-start: 1.2em }
.row { padding: 12px 0; border-top: 1px solid var(--line) } .nothing { color: var(--soft) }
@media (max-width: 520px) { dl { grid-template-columns: 1fr } dd { margin-bottom: 8px } }
img { max-width: 100%; max-height: 160px; background: #fff; border-radius: 8px }
@media print { body { font-size: 11pt; background: none } section { border: 0; padding: 0 } nav { display: none } .row { break-inside: avoid } }`

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
<header><h1>Meine Daten bei ${escapeHtml(platform)}</h1>
<p>Das ist alles, was wir über dich gespeichert haben, Stand ${escapeHtml(moment.format(createdAt))} Uhr. Dein Bild und deine Bescheinigungen liegen daneben, dieselben Daten für andere Programme in der Datei meine-daten.json.</p>
<nav aria-label="Abschnitte"><ul>${parts.map(([name]) => `<li><a href="#${name}">${escapeHtml(sectionWords[name] ?? name)}</a></li>`).join('')}</ul></nav></header>
<main>
${parts.map(([name, value]) => sectionOf(name, value)).join('\n')}
</main>
<footer>Diese Datei gehört dir. Bewahre sie gut auf: Es steht viel Persönliches darin.</footer>
</body></html>`
}
