import type { Page } from '@playwright/test'
import { walkByKeyboard } from '../support/keyboard-walk.ts'
import { scenario } from '../support/scenario.ts'
import { E2E_URL } from '../platform/ports.ts'
import { expect, logInContext, test } from '../support/test.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

const addPerson = async (more: { is_admin?: boolean; is_course_creator?: boolean } = {}): Promise<string> => {
  const email = `frame-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, first_name: 'Frieda', last_name: 'Rahm', ...more })
  return email
}

test.describe('logging in', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([/401 \(Unauthorized\)/])
    },
  })

  test('leads back to where somebody wanted to go', async ({ page }) => {
    const email = await addPerson()
    await page.goto('/sales?jahr=2026')
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsales%3Fjahr%3D2026$/)
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('falsch, aber lang genug')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByLabel('Passwort', { exact: true }).fill(SEED_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sales\?jahr=2026$/)
  })

  test('never leads to another site', async ({ page, logIn }) => {
    await logIn(await addPerson())
    await page.goto('/login?redirectTo=//evil.example/steal')
    await expect(page).toHaveURL(/\/my-courses$/)
  })

  test('logging out in one tab reaches the other', async ({ page, context, logIn }) => {
    await logIn(await addPerson())
    await page.goto('/my-courses')
    const other = await context.newPage()
    await other.goto('/sales')
    await expect(other.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
    await page.getByRole('button', { name: /^Dein Konto/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(other).toHaveURL(/\/login\?redirectTo=%2Fsales$/)
  })
})

test.describe('a page opened by its address', () => {
  test('begins at its top, or at the section the address names', async ({ page, logIn }) => {
    await logIn(await addPerson())
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Konto löschen' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 900))
    await page.goto('/legal/accessibility')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goto('/profile#deletion')
    await expect(page.getByRole('heading', { name: 'Konto löschen' })).toBeInViewport()
  })

  test('is told at the door when it is not for whoever opens it', async ({ page, logIn }) => {
    await logIn(await addPerson())
    await page.goto('/course-editor/course-list')
    await expect(
      page.getByRole('heading', { name: 'Dieser Bereich ist nicht für dich freigeschaltet' }),
    ).toBeVisible()
    await expect(page.locator('[data-remote]')).toHaveCount(0)
  })
})

test.describe('the bar', () => {
  const links = (page: Page) =>
    page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').allTextContents()

  test('shows the links of a role', async ({ page, logIn }) => {
    await logIn(await addPerson())
    await page.goto('/my-courses')
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
    await expect(page.getByText('Frieda Rahm', { exact: true })).toBeVisible()
    expect(await links(page)).toEqual(['Meine Kurse', 'Empfehlen'])
    await expect(page.getByRole('button', { name: /^Mitteilungen/ })).toHaveCount(0)
  })

  test('adds administration and editing, and marks where one is', async ({ page, logIn }) => {
    await logIn(await addPerson({ is_admin: true, is_course_creator: true }))
    await page.goto('/admin/members')
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
    expect(await links(page)).toEqual(['Meine Kurse', 'Empfehlen', 'Verwaltung', 'Kurse bearbeiten'])
    await expect(page.getByRole('link', { name: 'Verwaltung', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('button', { name: /^Mitteilungen/ }).click()
    await expect(page.getByText('Noch nichts zu sehen …')).toBeVisible()
    const size = () =>
      page.getByRole('region', { name: 'Mitteilungen' }).evaluate((popup) => {
        const { width, maxHeight } = getComputedStyle(popup)
        return { width, maxHeight }
      })
    expect(await size()).toEqual({ width: '320px', maxHeight: '400px' })
    await page.setViewportSize({ width: 400, height: 640 })
    expect(await size()).toEqual({ width: '300px', maxHeight: '320px' })
    await page.keyboard.press('Escape')
    await expect(page.getByText('Noch nichts zu sehen …')).toBeHidden()
  })

  test('on a phone it stays on top without the name, and its menu opens, leads on and closes', async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await logIn(await addPerson())
    await page.goto('/my-courses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Frieda Rahm', { exact: true })).toBeHidden()
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh'
      scrollTo(0, 500)
    })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('main').click({ position: { x: 5, y: 400 } })
    await expect(page.getByRole('link', { name: 'Empfehlen' })).toBeHidden()
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('link', { name: 'Empfehlen' }).click()
    await expect(page).toHaveURL(/\/sales$/)
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test.describe('the platform as the admin wants it', () => {
  test('name, colour and wording are there with the page, and the mark follows the colour', async ({
    page,
  }) => {
    const email = await addPerson({ is_admin: true })
    const api = await page.context().browser()?.newContext()
    if (!api) throw new Error('no browser')
    await logInContext(api, email)
    const set = (settings: object, keys: string[], texts: string[]) =>
      Promise.all([
        api.request.patch(`${E2E_URL}/api/settings`, { data: settings }),
        api.request.put(`${E2E_URL}/api/ui-texts`, { data: { keys, texts } }),
      ])
    await set({ colors: { primary: '#7a2e8e' } }, ['shell:login.welcome'], ['Komm herein!'])
    await page.goto('/login')
    await expect(page.getByText('Komm herein!')).toBeVisible()
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--kp-palette-primary-main').trim(),
    )
    expect(colour).toBe('#7a2e8e')
    await set({ colors: { primary: '#1f6f5f' } }, ['shell:login.welcome'], [''])
    await page.reload()
    await expect(page.getByText('Schön, dass du da bist.')).toBeVisible()
    await api.close()
  })

  test.describe('when the line breaks', () => {
    // News may have been on its way.
    test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

    test('without a connection a banner says so, and what is typed stays', async ({ page, context }) => {
      await page.setViewportSize({ width: 360, height: 600 })
      await page.goto('/register')
      await page.getByLabel('E-Mail-Adresse').fill('nele@beispiel.de')
      await context.setOffline(true)
      await expect(page.getByText('Du bist gerade offline.')).toBeVisible()
      // It stays in view on the way through the page, and hides nothing that has the focus.
      expect(await walkByKeyboard(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByText('Du bist gerade offline.')).toBeInViewport({ ratio: 1 })
      await context.setOffline(false)
      await expect(page.getByText('Du bist wieder online.')).toBeVisible()
      await expect(page.getByText('Du bist gerade offline.')).toBeHidden()
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nele@beispiel.de')
    })
  })
})
