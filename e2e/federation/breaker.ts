import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Bootstrap, RemoteRegistration } from '@kursportal/shared/federation'
import { remotes } from './remotes.ts'

/** What a browser asks the platform for, in the way of everything that belongs to one remote. */
export type Breaker = {
  /** The remote as the page is told of it, with what the case changes. */
  tell: (change: (registration: RemoteRegistration) => void) => Promise<void>
  /** Answers the remote's files that match in another way. */
  files: (pattern: RegExp, answer: (route: Route) => Promise<void>) => Promise<void>
  /** Puts code of our own in the place of the remote's entry, with the right hash, as a bad release would have it. */
  replaceEntry: (code: string) => Promise<void>
  /** Runs in the page before anything else does: a browser that is not as others are. */
  browser: (script: () => void) => Promise<void>
  /** The page's policy allows scripts of the shell and of the other remotes only. */
  forbid: () => Promise<void>
  /** Everything is as it was again. */
  heal: () => Promise<void>
}

const bootstrapPattern =
  /(<script type="application\/json" id="kursportal-bootstrap"[^>]*>)([^<]*)(<\/script>)/

/** Stands between a page and the platform and breaks one remote. */
export const breakerFor = (page: Page, name: string): Breaker => {
  const undo: (() => Promise<void>)[] = []
  const route = async (pattern: RegExp, answer: (route: Route) => Promise<void>): Promise<void> => {
    await page.route(pattern, answer)
    undo.push(() => page.unroute(pattern, answer))
  }
  const documents = (
    edit: (html: string) => string,
    headers: (policy: string) => string = (policy) => policy,
  ): Promise<void> =>
    route(/^[^?]*:\d+\/(?!api\/|assets\/|remotes\/)[^.]*$/, async (asked) => {
      if (asked.request().resourceType() !== 'document') return asked.fallback()
      const answer = await asked.fetch()
      const given = answer.headers()
      await asked.fulfill({
        status: answer.status(),
        headers: { ...given, 'content-security-policy': headers(given['content-security-policy'] ?? '') },
        body: edit(await answer.text()),
      })
    })

  /** The page is told of other files than those it was to fetch ahead. */
  const withoutHints = (html: string): string =>
    html.replaceAll(new RegExp(`<link rel="preload" href="/remotes/${name}/[^>]*>`, 'g'), '')

  const tell: Breaker['tell'] = (change) =>
    documents((html) =>
      withoutHints(html).replace(bootstrapPattern, (_, open: string, json: string, close: string) => {
        const bootstrap = JSON.parse(json) as Bootstrap
        const registration = bootstrap.system_config.remotes.find((remote) => remote.name === name)
        if (!registration) throw new Error(`The page was not told of ${name}`)
        change(registration)
        return `${open}${JSON.stringify(bootstrap).replaceAll('<', '\\u003c')}${close}`
      }),
    )

  const files: Breaker['files'] = (pattern, answer) =>
    route(new RegExp(`/remotes/${name}/[^/]+/${pattern.source}`), answer)

  return {
    tell,
    files,
    replaceEntry: async (code) => {
      const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`
      await tell(({ integrity }) => {
        for (const path of Object.keys(integrity ?? {}))
          if (integrity && path.startsWith('entry.')) integrity[path] = hash
      })
      await files(/entry\./, (asked) => asked.fulfill({ contentType: 'text/javascript', body: code }))
    },
    browser: async (script) => {
      await page.addInitScript(script)
    },
    forbid: () =>
      documents(withoutHints, (policy) =>
        policy.replace(/script-src [^;]*/, (sources) => {
          const nonce = /'nonce-[^']+'/.exec(sources)?.[0] ?? ''
          const others = remotes.filter((remote) => remote.name !== name)
          const folders = ['assets', ...others.map((remote) => `remotes/${remote.name}`)]
          return ['script-src', ...folders.map((folder) => `http://localhost:*/${folder}/`), nonce].join(' ')
        }),
      ),
    heal: async () => {
      for (const step of undo.splice(0)) await step()
    },
  }
}
