import type { Bootstrap } from '@kursportal/shared/federation'
import type { Ahead } from './ahead.rules.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, in attributes too. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON as it may stand in a script element: nothing in it can close the element or open a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What decides how a page is written. */
export type PageParts = Ahead & {
  pathname: string
  bootstrap: Bootstrap
  nonce: string
  /** Where people reach the platform; links in other people's pages need the whole address. */
  publicUrl: string
}

const picture = (id: string, width: number): string => `/api/image?id=${id}&amp;width=${width}`

/** The logo of the splash as the admin gave it, by day and by night; nothing while the platform has its own mark. */
const splashLogo = ({ images }: Bootstrap['settings']): string | undefined => {
  const day = images['main-logo']
  const night = images['main-logo-dark'] ?? day
  if (!day || !night) return undefined
  if (night === day) return `<img src="${picture(day, 640)}" alt="">`
  return `<img class="day" src="${picture(day, 640)}" alt=""><img class="night" src="${picture(night, 640)}" alt="">`
}

/** Leaves of the hints for chunks of the shell those of the page at an address, each file once. */
const hintsOf = (template: string, pathname: string, kit: readonly string[]): string => {
  const wanted = new Set([pathname.split('/')[1], ...kit])
  const hinted = new Set<string>()
  return template.replace(
    /<link [^>]*href="([^"]+)"[^>]*data-chunk="([a-z-]+)">\s*/g,
    (hint, file: string, chunk: string) => {
      if (!wanted.has(chunk) || hinted.has(file)) return ''
      hinted.add(file)
      return hint
    },
  )
}

/** Fills in the shell's template for one visitor. */
export const fillPage = (
  template: string,
  { pathname, bootstrap, preload, kit, reads, nonce, publicUrl }: PageParts,
): string => {
  const { settings } = bootstrap
  const { favicon, 'seo-logo': shared } = settings.images
  const primary = escapeHtml(settings.colors.primary)
  const head = [
    `<title>${escapeHtml(settings.name)}</title>`,
    `<meta name="description" content="${escapeHtml(`${settings.name}: Gesundheitskurse, die zu dir passen.`)}">`,
    `<meta property="og:title" content="${escapeHtml(settings.name)}">`,
    shared && `<meta property="og:image" content="${escapeHtml(publicUrl)}${picture(shared, 1280)}">`,
    favicon && `<link rel="icon" href="/api/image?id=${favicon}">`,
    ...preload.map(
      ({ url, integrity }) =>
        `<link rel="preload" href="${escapeHtml(url)}" as="script"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}>`,
    ),
    ...reads.map((read) => `<link rel="preload" href="/api${escapeHtml(read)}" as="fetch" crossorigin>`),
  ].filter(Boolean)
  const parts: Readonly<Record<string, string>> = {
    '<!-- head -->': head.join('\n    '),
    '%NONCE%': nonce,
    '%NAME%': escapeHtml(settings.name),
    '%PRIMARY%': primary,
    '%BOOTSTRAP%': scriptJson(bootstrap),
  }
  const logo = splashLogo(settings)
  return hintsOf(template, pathname, kit)
    .replace(/<!-- mark -->[\s\S]*?<!-- \/mark -->/, (mark) => logo ?? mark)
    .replace(/<!-- head -->|%NONCE%|%NAME%|%PRIMARY%|%BOOTSTRAP%/g, (mark) => parts[mark] ?? mark)
}
