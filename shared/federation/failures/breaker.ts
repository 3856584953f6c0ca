import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { changeBootstrap, withoutHints } from '../page-bootstrap.ts'
import type { RemoteRegistration } from '../registration.ts'

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

/**
 * Stands between a page and the platform and breaks one remote.
 * @param others names of remotes that stay whole
 */
export const breakerFor = (page: Page, name: string, others: readonly string[]): Breaker => {
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

  const tell: Breaker['tell'] = (change) =>
    documents((html) =>
      changeBootstrap(withoutHints(html, name), ({ system_config }) => {
        const registration = system_config.remotes.find((remote) => remote.name === name)
        if (!registration) throw new Error(`The page was not told of ${name}`)
        change(registration)
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
      documents(
        (html) => withoutHints(html, name),
        (policy) =>
          policy.replace(/script-src [^;]*/, (sources) => {
            const nonce = /'nonce-[^']+'/.exec(sources)?.[0] ?? ''
            const folders = ['assets', ...others.map((other) => `remotes/${other}`)]
            return ['script-src', ...folders.map((folder) => `http://localhost:*/${folder}/`), nonce].join(
              ' ',
            )
          }),
      ),
    heal: async () => {
      for (const step of undo.splice(0)) await step()
    },
  }
}
