import { containerName, type HealthEvent } from '@kursportal/shared/federation'
import type { Page, Request } from '@playwright/test'
import { breakerFor } from '../federation/breaker.ts'
import { failureCases } from '../federation/cases.ts'
import { remotes, type KnownRemote } from '../federation/remotes.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The ways that stand for the others at each push: nothing comes, nothing ends, and code that is wrong, throws or covers. */
const atPush = ['down', 'one flipped byte', 'throwing at render', 'covering the page']

/**
 * Every way to fail × remotes. By itself each case breaks one remote, in turn; FEDERATION_REMOTES=all breaks all of
 * them, and FEDERATION_REMOTES=mf-sales one (npm run federation:check).
 */
const wanted = process.env['FEDERATION_REMOTES']
const broken = (index: number): readonly KnownRemote[] => {
  if (wanted === undefined || wanted === '')
    return remotes.filter((_, place) => place === index % remotes.length)
  return wanted === 'all' ? remotes : remotes.filter(({ name }) => name === wanted)
}

const inside = (page: Page, name: string) => page.locator(`[data-remote="${name}"]`)
const heading = (page: Page, name: string) => inside(page, name).getByRole('heading', { level: 1 })
const panel = (page: Page, title: string) =>
  page.getByRole('alert').filter({ hasText: `„${title}“ lässt sich gerade nicht öffnen` })

const eventsOf = (request: Request): HealthEvent[] =>
  (request.postDataJSON() as { events: HealthEvent[] }).events

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

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    await use([
      /Failed to load resource/,
      /Failed to find a valid digest/,
      /LoadFailure|ChunkLoadError/,
      /A remote failed/,
      /Content Security Policy/,
      /kaputt|^null/,
      /TookTooLong/,
      /cannot be read/,
      /MIME type/,
      /React error #\d+/,
      // A page the kit answered counts as one from elsewhere, which may open no socket to this machine.
      /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/,
    ])
  },
})

test.describe.configure({ mode: 'parallel' })

for (const [index, { name: caseName, rare }] of failureCases('').entries()) {
  if (rare && !wanted) continue
  for (const remote of broken(index)) {
    const tag = atPush.includes(caseName) || wanted ? '@push' : '@deep'
    test(`${remote.name} ${caseName}`, { tag }, async ({ page, logIn }) => {
      const failing = failureCases(containerName(remote.name))[index]
      if (!failing) throw new Error('no such case')
      const other = remotes.find(({ name, label }) => name !== remote.name && label !== undefined)
      if (!other?.label) throw new Error('there is no other remote')
      const email = `k-${crypto.randomUUID()}@beispiel.de`
      await scenario('addPerson', { email, is_admin: true, is_course_creator: true })
      await logIn(email)
      await page.clock.install()
      const breaker = breakerFor(page, remote.name)
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
    })
  }
}
