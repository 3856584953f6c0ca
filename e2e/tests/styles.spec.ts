import type { Page } from '@playwright/test'
import { remotes } from '../federation/remotes.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** Entries of the bar that other tests add and take away at the same time; their remotes live at their names. */
const othersEntries = 'header nav li:has(a[href^="/mf-"])'

/** Takes the entries of other tests out of the page, as they would push along what stands beside them. */
const leaveOutOthers = async (page: Page): Promise<void> => {
  await page.addInitScript((entries) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${entries} { display: none }`)
    document.adoptedStyleSheets.push(sheet)
  }, othersEntries)
}

/** How everything outside of the remote's place looks, to the last property that does not depend on where one is. */
const looksAround = (page: Page): Promise<string[]> =>
  page.evaluate(
    (entries) =>
      [...document.querySelectorAll('html, body, body *')]
        .filter((element) => !element.closest(`[data-remote], script, [aria-live], ${entries}`))
        .map((element) => {
          const style = getComputedStyle(element)
          return `${element.tagName} ${[...style].map((name) => style.getPropertyValue(name)).join('|')}`
        }),
    othersEntries,
  )

/** Style rules by the key of their Emotion cache, without those in a block such as `@media` and `@keyframes`. */
const selectorsByKey = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {}
    for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
      const key = element.dataset['emotion'] ?? ''
      const rules = [...(element.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule)
      found[key] = [...(found[key] ?? []), ...rules.map((rule) => rule.selectorText)]
    }
    return found
  })

test(
  'a remote writes styles under its own name and changes nothing around it',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const email = `s-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email, is_admin: true, is_course_creator: true })
    await logIn(email)
    const inside = (name: string) => page.locator(`[data-remote="${name}"]`)
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    const visit = async ({ name, label = '' }: (typeof remotes)[number]): Promise<void> => {
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(inside(name).getByRole('heading', { level: 1 })).toBeVisible()
      // While something is on the way there is no footer.
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await page.mouse.move(640, 600)
    }

    await leaveOutOthers(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sales')
    const shown = remotes.filter(({ label }) => label !== undefined)
    const [first, ...others] = shown.toSorted(
      (a, b) => Number(b.name === 'mf-sales') - Number(a.name === 'mf-sales'),
    )
    if (!first) throw new Error('no remote has an entry in the bar')
    await visit(first)
    await expect(page.locator('#splash')).toHaveCount(0)
    // What the bell has to say is there as well.
    await page.waitForLoadState('networkidle')
    const before = await looksAround(page)
    expect(before.length).toBeGreaterThan(40)
    for (const remote of others) await visit(remote)
    await visit(first)
    await expect.poll(() => looksAround(page)).toEqual(before)

    const selectors = await selectorsByKey(page)
    for (const { name } of shown) {
      expect(selectors[name]?.length).toBeGreaterThan(5)
      expect(selectors[name]?.filter((selector) => !selector.includes(`.${name}-`))).toEqual([])
    }
    await expect(page.locator(`[class*="${first.name}-"]:not([data-remote] *)`)).toHaveCount(0)
    await expect(inside(first.name).locator('[class*="shell-"]')).toHaveCount(0)
  },
)
