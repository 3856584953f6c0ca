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
  expect(await walkByKeyboard(page)).toEqual([])
})

test('the floating button of the administration covers nothing that has the focus', async ({
  page,
  logIn,
}) => {
  const email = newEmail()
  await scenario('addPerson', { email, is_admin: true })
  await logIn(email)
  await page.goto('/admin/texts')
  await expect(page.getByRole('button', { name: /^Aktionen für/ }).first()).toBeVisible()
  expect(await walkByKeyboard(page)).toEqual([])
})
