import type { BrowserContext, Page } from '@playwright/test'

/**
 * Pages know nothing of what their first screen reads, as where the server could not read it in time: screens ask for it.
 * In the page, as browsers keep a page that a test answers from everything local, the sockets of the platform too.
 */
export const readsApart = (of: Page | BrowserContext): Promise<unknown> =>
  of.addInitScript(() => {
    const parse = JSON.parse.bind(JSON)
    JSON.parse = (text: string, reviver?: (key: string, value: unknown) => unknown): unknown => {
      const value: unknown = parse(text, reviver)
      if (typeof value === 'object' && value !== null && 'system_config' in value)
        Reflect.deleteProperty(value, 'reads')
      return value
    }
  })
