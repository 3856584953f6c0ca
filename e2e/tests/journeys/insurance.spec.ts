import { E2E_URL } from '../../platform/ports.ts'
import { fillAccount, fillPerson, newEmail, nextStep, showsStep } from '../../support/registration.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test(
  'an insurance is retired: nobody chooses it any more, and who has it keeps it',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const name = `Birkenkasse ${crypto.randomUUID().slice(0, 8)}`
    const admin = newEmail()
    await scenario('addPerson', { email: admin, is_admin: true })
    await logIn(admin)

    await test.step('an admin adds it, and somebody has it', async () => {
      await page.goto(`${E2E_URL}/admin/insurances`)
      await page.getByRole('button', { name: 'Neue Krankenkasse' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByText(name).first()).toBeVisible()
    })
    const email = newEmail()
    await test.step('a member chooses it', async () => {
      const list = await page.request.get(`${E2E_URL}/api/insurances?search=${encodeURIComponent(name)}`)
      const { items } = (await list.json()) as { items: { id: string }[] }
      await scenario('addPerson', { email, first_name: 'Bea', insurance_id: items[0]?.id ?? null })
    })
    await test.step('it is retired with one press', async () => {
      await page.goto(`${E2E_URL}/admin/insurances?suche=${encodeURIComponent(name)}`)
      await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Nicht mehr wählbar' }).click()
      await expect(page.getByText(`${name} ist nicht mehr wählbar. Wer sie hat, behält sie.`)).toBeVisible()
    })
    await test.step('who registers does not find it', async () => {
      const context = await browser.newContext()
      const stranger = await context.newPage()
      await stranger.goto(`${E2E_URL}/register`)
      await fillAccount(stranger, newEmail())
      await fillPerson(stranger)
      await nextStep(stranger)
      await showsStep(stranger, 'Deine Krankenkasse')
      await stranger.getByRole('combobox', { name: 'Krankenkasse' }).fill(name)
      await expect(stranger.getByRole('option', { name, exact: true })).toHaveCount(0)
      await context.close()
    })
    await test.step('who has it sees it in their profile', async () => {
      const bea = await openElsewhere(browser, email)
      await bea.goto(`${E2E_URL}/profile`)
      await expect(bea.getByRole('combobox', { name: 'Krankenkasse' })).toHaveValue(name)
      await bea.context().close()
    })
  },
)
