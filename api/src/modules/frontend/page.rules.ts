import type { Bootstrap } from '@kursportal/shared/federation'
import type { Ahead } from './ahead.rules.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { PageHead } from './page-head.ts'

/** JSON as it may stand in a script element: nothing in it can close the element or open a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What decides how a page is written. */
export type PageParts = Omit<Ahead, 'reads'> & {
  pathname: string
  bootstrap: Bootstrap
  nonce: string
  /** Where people reach the platform; links in other people's pages need the whole address. */
  publicUrl: string
  /** What the page says of itself; the platform's name and what it is where left out. */
  head?: PageHead | undefined
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

/** What is said of the page outside of it: in the tab, to search engines, and wherever its address is shared. */
const wordsOf = (
  { settings }: Bootstrap,
  pathname: string,
  publicUrl: string,
  said: PageHead | undefined,
): (string | undefined | false | null | 0)[] => {
  const title = escapeHtml([said?.title, settings.name].filter(Boolean).join(' · '))
  const description = escapeHtml(
    said?.description || `${settings.name}: Gesundheitskurse, die zu dir passen.`,
  )
  const image = said?.image_id ?? settings.images['seo-logo']
  const address = escapeHtml(`${publicUrl}${pathname}`)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${escapeHtml(said?.title ?? settings.name)}">`,
    image && `<meta property="og:image" content="${escapeHtml(publicUrl)}${picture(image, 1280)}">`,
    said?.hidden && '<meta name="robots" content="noindex">',
    // Data, which no browser runs.
    said?.courses?.length &&
      `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': said.courses })}</script>`,
    ...(said && !said.hidden
      ? [
          `<link rel="canonical" href="${address}">`,
          `<meta property="og:url" content="${address}">`,
          `<meta property="og:type" content="website">`,
          `<meta property="og:site_name" content="${escapeHtml(settings.name)}">`,
          `<meta property="og:description" content="${description}">`,
        ]
      : []),
  ]
}

/** Fills in the shell's template for one visitor. */
export const fillPage = (
  template: string,
  { pathname, bootstrap, preload, kit, nonce, publicUrl, head: said }: PageParts,
): string => {
  const { settings } = bootstrap
  const { favicon } = settings.images
  const primary = escapeHtml(settings.colors.primary)
  const head = [
    ...wordsOf(bootstrap, pathname, publicUrl, said),
    favicon && `<link rel="icon" href="/api/image?id=${favicon}">`,
    ...preload.map(
      ({ url, integrity }) =>
        `<link rel="preload" href="${escapeHtml(url)}" as="script"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}>`,
    ),
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
