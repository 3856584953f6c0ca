import { newEmail } from '../support/keys.ts'
import { walkByKeyboard } from '../support/keyboard-walk.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// What stays at the bottom of a phone's window never covers what has the focus (WCAG 2.4.11).
test.use({ viewport: { width: 360, height: 640 } })

test('the bar that saves covers nothing that has the focus', async ({ page, logIn }) => {
  const email = newEmail()
  await scenario('addPerson', { email, first_name: 'Finja' })
  await logIn(email)
  await page.goto('/profile')
  await page.getByLabel('Straße und Hausnummer').fill('Lindenweg 4')
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
  // The last sections come by themselves; what comes during the walk would be no part of it.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  expect(await walkByKeyboard(page)).toEqual([])
})

test('the bar of the floating button of the administration covers nothing that has the focus', async ({
  page,
  logIn,
}) => {
  const email = newEmail()
  await scenario('addPerson', { email, is_admin: true })
  await logIn(email)
  await page.goto('/admin/texts')
  const texts = page.getByRole('list', { name: 'Texte der Oberfläche' }).getByRole('button')
  await expect(texts.first()).toBeVisible()
  const floating = await page.getByRole('button', { name: 'Bereiche der Verwaltung öffnen' }).boundingBox()
  // Beside the button, too, there is its bar and nothing of the page.
  const beside = () =>
    page.evaluate(
      (y) => document.elementFromPoint(8, y)?.closest('[data-bottom-bar]') instanceof Element,
      floating?.y ?? 0,
    )
  // The splash lies over the page for a moment after its first rows are there.
  await expect.poll(beside).toBe(true)
  const before = await texts.nth(6).boundingBox()
  // The text lies below the floating button when Tab comes to it.
  await page.evaluate((way) => scrollBy(0, way), (before?.y ?? 0) - (floating?.y ?? 0))
  await texts.nth(5).evaluate((text: HTMLElement) => text.focus({ preventScroll: true }))
  await page.keyboard.press('Tab')
  await expect(texts.nth(6)).toBeFocused()
  const inSight = () =>
    texts.nth(6).evaluate((text) => {
      const { left, top, width, height } = text.getBoundingClientRect()
      return text.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(inSight).toBe(true)
})
