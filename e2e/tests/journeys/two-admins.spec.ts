import type { Page } from '@playwright/test'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

// Whoever comes second is refused; a legal text that nobody wrote is not there.
test.use({ expectedComplaints: [/status of 409|status of 404.*\/api\/legal/] })

const addAdmin = async (first_name: string): Promise<string> => {
  const email = `${first_name.toLowerCase()}-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, first_name, last_name: 'Amt', is_admin: true })
  return email
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const conflictOf = (page: Page) => page.getByRole('dialog', { name: /gleichzeitig/ })

test(
  'two admins word the same mail: both are told, and nothing anybody typed is lost',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const [anna, ben] = [await addAdmin('Anna'), await addAdmin('Ben')]
    await logIn(anna)
    const other = await openElsewhere(browser, ben)
    const path = '/admin/templates/account-expiring'
    for (const tab of [page, other]) {
      await tab.goto(path)
      await expect(field(tab, 'Nachricht')).toBeVisible()
    }
    await field(page, 'Nachricht').fill('Annas Worte')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Vorlage ist gespeichert.')).toBeVisible()

    await test.step('who saved the subject alone meets nobody', async () => {
      await field(other, 'Betreff').fill('Bens Betreff')
      await other.getByRole('button', { name: 'Speichern' }).click()
      await expect(other.getByText('Die Vorlage ist gespeichert.')).toBeVisible()
      await expect(field(other, 'Nachricht')).toHaveText('Annas Worte')
    })
    await test.step('who changed the same sees both versions, and chooses', async () => {
      await field(page, 'Betreff').fill('Annas Betreff')
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(conflictOf(page).getByText('Bens Betreff')).toBeVisible()
      await expect(conflictOf(page).getByText('Annas Betreff')).toBeVisible()
      await expect(conflictOf(page).getByRole('radio', { name: /Fassung von Ben Amt/ })).toBeVisible()
      await conflictOf(page).getByRole('button', { name: 'So speichern' }).click()
      await expect(conflictOf(page)).toBeHidden()
    })
    await test.step('every version is kept, with who saved it', async () => {
      await page.reload()
      await expect(field(page, 'Betreff')).toHaveText('Annas Betreff')
      await expect(field(page, 'Nachricht')).toHaveText('Annas Worte')
      const versions = page.getByRole('region', { name: 'Frühere Fassungen' }).getByRole('listitem')
      await expect(versions).toHaveCount(3)
      await expect(versions.nth(1)).toContainText('Ben Amt')
    })
    await other.context().close()
  },
)

test(
  'two admins at one legal text: the draft of one is not written over, and is published once',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const [anna, ben] = [await addAdmin('Anna'), await addAdmin('Ben')]
    await logIn(anna)
    const other = await openElsewhere(browser, ben)
    const words = `Wir schützen Daten ${crypto.randomUUID().slice(0, 8)}.`
    for (const tab of [page, other]) {
      await tab.goto('/admin/pages/privacy')
      await expect(field(tab, 'Inhalt')).toBeVisible()
    }
    await field(page, 'Inhalt').fill(words)
    await page.getByRole('button', { name: 'Entwurf speichern' }).click()
    await expect(page.getByText(/^Entwurf von Anna Amt, .*\. Er ist nicht veröffentlicht\.$/)).toBeVisible()

    await test.step('who keeps another draft sees the first one', async () => {
      await field(other, 'Inhalt').fill('Bens Entwurf')
      await other.getByRole('button', { name: 'Entwurf speichern' }).click()
      await expect(conflictOf(other).getByText(words)).toBeVisible()
      await conflictOf(other)
        .getByRole('radio', { name: /Fassung von Anna Amt/ })
        .check()
      await conflictOf(other).getByRole('button', { name: 'So speichern' }).click()
      await expect(conflictOf(other)).toBeHidden()
    })
    await test.step('it is published after a look at what becomes different', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen' }).click()
      const question = page.getByRole('dialog')
      await expect(question.getByRole('region', { name: 'Was anders wird' })).toContainText(words)
      await question.getByRole('button', { name: 'Veröffentlichen' }).click()
      await expect(page.getByText('Die neue Fassung ist veröffentlicht.')).toBeVisible()
      const read = await page.request.get('/api/legal?type=privacy')
      expect(await read.json()).toMatchObject({ content: words })
      await expect(page.getByText(/Er ist nicht veröffentlicht/)).toBeHidden()
    })
    await other.context().close()
  },
)
