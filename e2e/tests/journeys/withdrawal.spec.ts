import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test(
  'a stranger withdraws in two steps, gets a receipt, and an admin takes the course',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const { email, course } = await arrangeLearner(
      {
        title: 'Ruhig schlafen',
        chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
      },
      { first_name: 'Erna', last_name: 'Ernst' },
    )
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })

    await test.step('the way is at the foot of every page, without logging in', async () => {
      await page.goto(`${E2E_URL}/legal/accessibility`)
      await page.getByRole('link', { name: 'Vertrag widerrufen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible()
      expect(await walkByKeyboard(page)).toEqual([])
    })
    await test.step('two steps, and the receipt', async () => {
      await page.getByLabel('Welchen Vertrag möchtest du widerrufen?').fill('Kurs „Ruhig schlafen“')
      await page.getByLabel('Dein Name').fill('Erna Ernst')
      await page.getByLabel('Deine E-Mail-Adresse').fill(email)
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused()
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
      await expect(page.getByRole('heading', { name: 'Dein Widerruf ist angekommen' })).toBeFocused()
      await expect(async () => {
        const answer = await page.request.get(
          `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`,
        )
        const [mail] = ((await answer.json()) as { items: { template_key: string; text: string }[] }).items
        expect(mail?.template_key).toBe('withdrawal-received')
        expect(mail?.text).toContain('Kurs „Ruhig schlafen“')
      }).toPass()
    })
    const desk = await openElsewhere(browser, admin)
    await test.step('an admin sees whose courses it is about, and accepts it', async () => {
      await desk.goto(`${E2E_URL}/admin/withdrawals?suche=${encodeURIComponent(email)}`)
      await desk.getByRole('link', { name: 'Erna Ernst' }).click()
      await expect(desk.getByRole('checkbox', { name: /Ruhig schlafen/ })).toBeChecked()
      await desk.getByRole('button', { name: 'Annehmen' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Widerruf annehmen?' })
      await expect(dialog.getByText(/^1 Kurs wird für diese Person gesperrt\./)).toBeVisible()
      await dialog.getByRole('button', { name: 'Annehmen' }).click()
      await expect(desk.getByText('Der Widerruf ist angenommen.')).toBeVisible()
      await expect(desk.getByText('Gesperrt')).toBeVisible()
    })
    await test.step('the course is gone for the person', async () => {
      const learner = await openElsewhere(browser, email)
      const answer = await learner.request.get(`${E2E_URL}/api/course?course-id=${course.live_id}`)
      expect(answer.status()).toBe(404)
      await learner.context().close()
    })
    await desk.context().close()
  },
)
