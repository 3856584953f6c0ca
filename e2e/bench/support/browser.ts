import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'

/** The Chromium of this machine. @throws Error where there is none */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })

/** Somebody new with an empty cache, logged in to a platform; everything of them is gone afterwards. */
export const asVisitor = async <Result>(
  browser: Browser,
  { url, session }: { url: string; session: string },
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies([{ name: 'session_id', value: session, url, httpOnly: true, sameSite: 'Lax' }])
    return await visit(context)
  } finally {
    await context.close()
  }
}

const findChromium = (): string => {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = candidates.find((path) => path !== undefined && existsSync(path))
  if (!found)
    throw new Error('This needs Chromium. On Debian: apt-get install chromium. Elsewhere set CHROMIUM_PATH.')
  return found
}
