import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

type Fixtures = {
  /** Logs the browser in within milliseconds, through the API. */
  logIn: (email: string) => Promise<void>
  /** Leaves the page, which would go on asking, and forgets who was logged in. */
  leave: () => Promise<void>
  /** Console errors and failed requests a test expects; anything else fails it. */
  expectedComplaints: RegExp[]
  watchConsole: void
}

/** Logs a context in through the API; its pages are logged in from then on. */
export const logInContext = async (context: BrowserContext, email: string): Promise<void> => {
  await openSession(context.request, email)
}

/** Somebody's page in another browser than the test's; close its context when it is done with. */
export const openElsewhere = async (
  browser: Browser,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext(options)
  await logInContext(context, email)
  return context.newPage()
}

const openSession = async (request: APIRequestContext, email: string): Promise<void> => {
  const answer = await request.post(`${E2E_URL}/api/session-id`, { data: { email, password: SEED_PASSWORD } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What the tests themselves cause: a recorded retry, and axe, try the frame that shows a mail, which runs nothing. */
const OWN_COMPLAINT = /Blocked script execution in 'about:srcdoc'/

/** Fails a test on console errors and uncaught exceptions that it did not announce. */
export const collectComplaints = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error' || OWN_COMPLAINT.test(message.text())) return
    complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
}

export const test = base.extend<Fixtures>({
  logIn: async ({ context }, use) => {
    await use((email) => logInContext(context, email))
  },
  leave: async ({ context, page }, use) => {
    await use(async () => {
      await page.goto('about:blank')
      await context.clearCookies()
    })
  },
  expectedComplaints: [[], { option: true }],
  watchConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      collectComplaints(page, complaints)
      await use()
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
      )
      expect(unexpected, 'unexpected complaints in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
