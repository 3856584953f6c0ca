import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** What went over the line in a stretch of a page's load; `serial` is the longest chain of requests none of which overlap. */
export type Traffic = { requests: number; bytes: number; serial: number }

/** One load of a page: seconds until the content, the traffic until then, and until the line was quiet. */
export type PageLoad = { seconds: number; before: Traffic; all: Traffic }

/** A request that went over the line; times in seconds of the browser's clock. */
type Sent = { url: string; begun: number; ended: number; bytes: number }

/** 10 Mbit/s each way, 40 ms for a round trip, a processor four times slower than this one. */
const shapeLine = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10_000_000 / 8,
    uploadThroughput: 10_000_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds without a request after which a line counts as quiet; a slow processor draws for one before it asks for pictures. */
const QUIET_FOR = 1500

/** What goes over a line: all that was sent, and when nothing more is. Answers of the cache are left out. */
type Line = { sent: readonly Sent[]; quiet: () => Promise<void> }

const watchLine = (cdp: CDPSession): Line => {
  const open = new Map<string, { url: string; begun: number; cached: boolean }>()
  const sent: Sent[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http'))
      open.set(requestId, { url: request.url, begun: timestamp, cached: false })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request) sent.push({ ...request, ended: timestamp, bytes: encodedDataLength })
    open.delete(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  const quiet = async (): Promise<void> => {
    for (let since = performance.now(); performance.now() - since < QUIET_FOR; await wait(50))
      if (open.size > 0) since = performance.now()
  }
  return { sent, quiet }
}

/** Loads an address on the shaped line until something matches the selector, then until the line is quiet. Closes the page. */
export const loadPage = async (page: Page, address: string, selector: string): Promise<PageLoad> => {
  const { load } = await openPage(page, address, selector)
  await page.close()
  return load
}

/** A page that stays open, its line and processor shaped; `quiet` resolves once nothing is asked for any more. */
type OpenPage = { load: PageLoad; quiet: () => Promise<void> }

/** As {@link loadPage}, for a page that is used afterwards. */
export const openPage = async (page: Page, address: string, selector: string): Promise<OpenPage> => {
  const cdp = await page.context().newCDPSession(page)
  await shapeLine(cdp)
  const { sent, quiet } = watchLine(cdp)
  await page.addInitScript(noteFirst, selector)
  await page.goto(address, { waitUntil: 'commit' })
  // Not asked again and again: Playwright asks in every frame, and the page would draw sixty of them a second.
  const milliseconds = await page.evaluate(async () => Number(await Reflect.get(globalThis, 'firstContent')))
  // Playwright's own wait looks at the whole load: a slow processor is quiet for long before it asks for pictures.
  await quiet()
  const [document] = sent.toSorted((a, b) => a.begun - b.begun)
  if (!document) throw new Error(`${address} sent nothing`)
  const shown = document.begun + milliseconds / 1000
  const before = trafficOf(sent.filter((request) => request.ended <= shown))
  return { load: { seconds: milliseconds / 1000, before, all: trafficOf(sent) }, quiet }
}

/** Follows a link of an open page; seconds until something matches the selector. */
export const switchTo = (page: Page, link: string, selector: string): Promise<number> =>
  page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve, reject) => {
        const anchor = document.querySelector<HTMLAnchorElement>(from)
        if (!anchor || document.querySelector(to))
          return reject(new Error(`There is no way from ${from} to ${to}`))
        const begun = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector(to)) return
          observer.disconnect()
          requestAnimationFrame(() => resolve((performance.now() - begun) / 1000))
        })
        observer.observe(document, { childList: true, subtree: true })
        anchor.click()
      }),
    [link, selector] as const,
  )

/**
 * Runs in the page: promises when something first matches the selector, in milliseconds since the navigation began; fails
 * after a minute.
 */
const noteFirst = (selector: string): void => {
  const firstContent = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now()))
    })
    observer.observe(document, { childList: true, subtree: true })
    setTimeout(() => reject(new Error(`nothing is ${selector}`)), 60_000)
  })
  // Whoever asks hears of it; the page itself must not.
  firstContent.catch(() => undefined)
  Reflect.set(globalThis, 'firstContent', firstContent)
}

/** The longest chain takes whichever request ends first among those that begin after the last one ended. */
const trafficOf = (sent: readonly Sent[]): Traffic => {
  let serial = 0
  let free = 0
  for (const { begun, ended } of sent.toSorted((a, b) => a.ended - b.ended)) {
    if (begun < free) continue
    serial += 1
    free = ended
  }
  return { requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0), serial }
}
