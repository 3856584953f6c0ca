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

/** A line that is slow, and that can be cut and mended. */
export type SlowLine = { cut: () => Promise<void>; mend: () => Promise<void> }

/** Puts a page on a line like 3G in the country: long ways, little room. */
export const slowLine = async (page: Page): Promise<SlowLine> => {
  const network = await page.context().newCDPSession(page)
  const set = async (offline: boolean): Promise<void> => {
    await network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: (750 * 1024) / 8,
      uploadThroughput: (250 * 1024) / 8,
    })
  }
  await network.send('Network.enable')
  await set(false)
  return { cut: () => set(true), mend: () => set(false) }
}
