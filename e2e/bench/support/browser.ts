import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'

/**
 * Somebody new with a browser of their own and an empty cache, logged in to a platform; everything of them is gone
 * afterwards. The browser keeps what it keeps for people at home: compiled scripts too, which a private window does not.
 * @throws Error where this machine has no Chromium
 */
export const asVisitor = async <Result>(
  { url, session }: { url: string; session: string },
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const home = await mkdtemp(join(tmpdir(), 'kursportal-visitor-'))
  const context = await chromium.launchPersistentContext(home, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
  })
  try {
    await context.addCookies([{ name: 'session_id', value: session, url, httpOnly: true, sameSite: 'Lax' }])
    return await visit(context)
  } finally {
    await context.close()
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
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
