import { expect, test, type Page, type Request } from '@playwright/test'
import { z } from 'zod'
import { containerName } from '../container.ts'
import { healthEvent, type HealthEvent } from '../health.ts'
import { breakerFor } from './breaker.ts'
import { failureCases } from './cases.ts'

/** A remote as the kit finds it on a page. */
export type BrokenRemote = {
  name: string
  title: string
  /** Where its first page is. */
  path: string
}

/** A remote that stays whole, and what its entry in the bar says. */
export type WholeRemote = { name: string; label: string }

/** The ways that stand for the others: nothing comes, nothing ends, and code that is wrong, throws or covers. */
export const usualWays: readonly string[] = [
  'down',
  'one flipped byte',
  'throwing at render',
  'covering the page',
]

/** What browsers and the page say while a remote is broken. */
export const complaintsOfFailures: readonly RegExp[] = [
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /LoadFailure|ChunkLoadError/,
  /A remote failed/,
  /Content Security Policy/,
  /kaputt|^null/,
  /TookTooLong/,
  /defaults of the query client/,
  /is everybody’s|is the frame’s|are everybody’s/,
  /cannot be read/,
  /MIME type/,
  /React error #\d+/,
  // A page the kit answered counts as one from elsewhere, which may open no socket to this machine.
  /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/,
]

const heading = (page: Page, name: string) =>
  page.locator(`[data-remote="${name}"]`).getByRole('heading', { level: 1 })
const panel = (page: Page, title: string) =>
  page.getByRole('alert').filter({ hasText: `„${title}“ lässt sich gerade nicht öffnen` })

const healthEvents = z.object({ events: z.array(healthEvent) })
const eventsOf = (request: Request): HealthEvent[] => healthEvents.parse(request.postDataJSON()).events

/** The event about a remote that the registry took. */
const eventAbout = async (
  page: Page,
  name: string,
  outcome: HealthEvent['outcome'],
): Promise<HealthEvent> => {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/remote-health') &&
      eventsOf(response.request()).some((event) => event.remote === name && event.outcome === outcome),
  )
  expect(answer.status()).toBe(204)
  const event = eventsOf(answer.request()).find((one) => one.remote === name && one.outcome === outcome)
  if (!event) throw new Error('no event')
  return event
}

/**
 * Breaks a remote in one way and proves that the page stands it: German words in its place, frame, session and another
 * remote go on, the registry is told, and it comes once it is healed.
 * @param page of somebody who is logged in and may open both remotes
 * @param way name of the case
 * @param others remotes that stay whole; the first one is gone to meanwhile
 */
export const standsFailure = async (
  page: Page,
  remote: BrokenRemote,
  way: string,
  others: readonly WholeRemote[],
): Promise<void> => {
  const failing = failureCases(containerName(remote.name)).find(({ name }) => name === way)
  const [other] = others
  if (!failing) throw new Error(`There is no case ${way}.`)
  if (!other) throw new Error('There is no other remote with an entry in the bar to go to meanwhile.')
  await page.clock.install()
  const breaker = breakerFor(
    page,
    remote.name,
    others.map(({ name }) => name),
  )
  await failing.arrange(breaker)

  const told = eventAbout(page, remote.name, failing.failure ? 'failed' : 'shown')
  await page.goto(remote.path, { waitUntil: 'commit' })
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const toOther = menu.getByRole('link', { name: other.label, exact: true })
  await expect(toOther).toBeVisible()
  await failing.meanwhile?.(page)
  if (!failing.failure) {
    await expect(heading(page, remote.name)).toBeVisible()
    expect((await told).failure).toBeNull()
    await failing.use?.(page)
    await toOther.click()
    await expect(heading(page, other.name)).toBeVisible()
    await failing.afterwards?.(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page, remote.name)).toBeVisible()
    return
  }

  await test.step('German words in its place, and the registry knows', async () => {
    await expect(panel(page, remote.title)).toBeVisible({ timeout: 20_000 })
    await expect(panel(page, remote.title)).toContainText('Der Rest der Seite funktioniert weiter.')
    expect(await told).toMatchObject({ failure: failing.failure, fallback: false })
  })
  await test.step('frame, session and the other remotes go on', async () => {
    await toOther.click()
    await expect(heading(page, other.name)).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await failing.meanwhile?.(page)
    await expect(panel(page, remote.title)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('trying again works once it is healed', async () => {
    await breaker.heal()
    // A policy comes with the page, so another one does too.
    if (failing.failure === 'blocked') await page.reload()
    else await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(heading(page, remote.name)).toBeVisible({ timeout: 15_000 })
    await expect(panel(page, remote.title)).toBeHidden()
  })
}
