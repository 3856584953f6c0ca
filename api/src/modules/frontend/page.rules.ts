import type { Bootstrap, ReleaseFile, RemoteRegistration } from '@kursportal/shared/federation'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, in attributes too. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON as it may stand in a script element: nothing in it can close the element or open a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A file to fetch ahead; what asks for it later must name the same hash. */
export type Preload = { url: string; integrity: string | undefined }

/** The files a remote's first screen needs, for the browser to fetch while it still reads the HTML. */
export const preloadFiles = (
  { base_url, integrity = {} }: RemoteRegistration,
  preload: ReleaseFile['preload'],
  chunk: string | undefined,
): Preload[] =>
  [...preload.entry, ...(chunk ? (preload.chunks[chunk] ?? []) : [])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ url: `${base_url}${file}`, integrity: integrity[file] }))

/** What decides how a page is written. */
export type PageParts = { bootstrap: Bootstrap; preload: readonly Preload[]; nonce: string }

/** Fills in the shell's template for one visitor. */
export const fillPage = (template: string, { bootstrap, preload, nonce }: PageParts): string => {
  const { settings } = bootstrap
  const favicon = settings.images.favicon
  const head = [
    `<title>${escapeHtml(settings.name)}</title>`,
    `<meta name="description" content="${escapeHtml(`${settings.name}: Gesundheitskurse, die zu dir passen.`)}">`,
    favicon && `<link rel="icon" href="/api/image?id=${favicon}">`,
    ...preload.map(
      ({ url, integrity }) =>
        `<link rel="preload" href="${escapeHtml(url)}" as="script"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}>`,
    ),
  ].filter(Boolean)
  const parts: Readonly<Record<string, string>> = {
    '<!-- head -->': head.join('\n    '),
    '%NONCE%': nonce,
    '%BOOTSTRAP%': scriptJson(bootstrap),
  }
  return template.replace(/<!-- head -->|%NONCE%|%BOOTSTRAP%/g, (mark) => parts[mark] ?? mark)
}
