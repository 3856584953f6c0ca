import type { Bootstrap } from './bootstrap.ts'

const inPage = /(<script type="application\/json" id="kursportal-bootstrap"[^>]*>)([^<]*)(<\/script>)/

/** A page whose bootstrap says something else; HTML without one stays as it is. */
export const changeBootstrap = (html: string, change: (bootstrap: Bootstrap) => void): string =>
  html.replace(inPage, (_, open: string, json: string, close: string) => {
    const bootstrap: Bootstrap = JSON.parse(json)
    change(bootstrap)
    return `${open}${JSON.stringify(bootstrap).replaceAll('<', '\\u003c')}${close}`
  })

/** What a page of the platform says; undefined for other HTML. */
export const bootstrapIn = (html: string): Bootstrap | undefined => {
  const json = inPage.exec(html)?.[2]
  return json === undefined ? undefined : JSON.parse(json)
}

/** A page that does not have files of a remote fetched ahead: it is told of other ones. */
export const withoutHints = (html: string, remote: string): string =>
  html.replaceAll(new RegExp(`<link rel="preload" href="/remotes/${remote}/[^>]*>`, 'g'), '')
