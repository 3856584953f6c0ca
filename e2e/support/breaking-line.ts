import type { BrowserContext, Page } from '@playwright/test'

/** Ends a page as the system does when memory is short: nothing of it runs any more, not even its farewell. */
export const killTab = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Breaks every so many-th call to the API on its way; answers how many were broken so far. */
export const breakEvery = async (context: BrowserContext, nth: number): Promise<() => number> => {
  let calls = 0
  let broken = 0
  await context.route('**/api/**', async (route) => {
    calls += 1
    if (calls % nth > 0) return route.continue()
    broken += 1
    return route.abort('connectionreset')
  })
  return () => broken
}
