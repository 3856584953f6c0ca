import type { Locator, Page } from '@playwright/test'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** Longer than the frame looks whether a page can be used. */
const LOOKED = 12_000

/** `shows` is there once it is open: until then its file may be on the way, for which a faster clock leaves no time. */
type Opened = { path: string; open: (page: Page) => Promise<void>; shows?: (page: Page) => Locator }

const adminSearch = (page: Page): Locator => page.getByRole('dialog', { name: 'In der Verwaltung suchen' })

/** What people open on a page, which then covers it, locks it and takes it from screen readers. */
const opened: Readonly<Record<string, Opened>> = {
  'a menu': {
    path: '/admin/modules/mf-sales',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Aktionen|Fassung|\d+\.\d+\.\d+/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menu'),
  },
  'a dialog': {
    path: '/admin/modules/mf-sales',
    open: (page) => page.getByRole('button', { name: 'Token anlegen' }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
  'the search of the administration': {
    path: '/admin/members',
    // A page listens to keys a moment after it is drawn; a press before that is nobody's.
    open: (page) =>
      expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(adminSearch(page)).toBeVisible({ timeout: 2000 })
      }).toPass(),
    shows: (page) => adminSearch(page),
  },
  nothing: { path: '/my-courses', open: () => Promise.resolve() },
}

for (const [what, { path, open, shows }] of Object.entries(opened))
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ])
    test(
      `a page with ${what} open can be used, ${viewport.width} wide`,
      { tag: '@deep' },
      async ({ page, logIn }) => {
        const email = `n-${crypto.randomUUID()}@beispiel.de`
        await scenario('addPerson', { email, is_admin: true })
        await logIn(email)
        await page.setViewportSize(viewport)
        await page.clock.install()
        let documents = 0
        page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await open(page)
        if (shows) await expect(shows(page)).toBeVisible()
        for (let second = 0; second < LOOKED; second += 1000) await page.clock.runFor(1000)
        await expect(page.getByRole('main', { includeHidden: true })).toBeAttached()
        expect(documents).toBe(1)
      },
    )

for (const path of ['/certificate', '/access'])
  test(`${path} can be used on a phone by who is not logged in`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.clock.install()
    let documents = 0
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
    await page.goto(path)
    await expect(page.locator('[data-remote]').getByRole('heading', { level: 1 })).toBeVisible()
    for (let second = 0; second < LOOKED; second += 1000) await page.clock.runFor(1000)
    await expect(page.locator('[data-remote]').getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toBe(1)
  })
