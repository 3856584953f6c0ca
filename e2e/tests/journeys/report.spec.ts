import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test(
  'a stranger reports a post, an admin takes it away, and both sides are told',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const author = `autor-${crypto.randomUUID()}@beispiel.de`
    const stranger = `fremd-${crypto.randomUUID()}@beispiel.de`
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    const author_id = await scenario('addPerson', { email: author, first_name: 'Bert', last_name: 'Ärmel' })
    await scenario('addPerson', { email: admin, is_admin: true })
    const { course } = await arrangeLearner({
      title: 'Ruhig schlafen',
      chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
    })
    const topic = await scenario('addAnsweredTopic', {
      course_id: course.live_id,
      author_id,
      video_id: course.lectures['Ruhe'] ?? '',
    })
    const address = `/courses/${course.live_id}/forum/${topic}`
    const mailTo = async (email: string, template: string): Promise<string> => {
      let text = ''
      await expect(async () => {
        const answer = await page.request.get(
          `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=10`,
        )
        const { items } = (await answer.json()) as { items: { template_key: string; text: string }[] }
        text = items.find(({ template_key }) => template_key === template)?.text ?? ''
        expect(text).not.toBe('')
      }).toPass()
      return text
    }

    await test.step('the way is at the foot of every page, without logging in', async () => {
      await page.goto(`${E2E_URL}/faq`)
      await page.getByRole('link', { name: 'Inhalt melden' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Inhalt melden' })).toBeVisible()
      await expect(page.getByLabel('Wo steht es?')).toHaveValue(/\/faq$/)
      expect(await walkByKeyboard(page)).toEqual([])
    })
    await test.step('the report, and the receipt', async () => {
      await page.getByLabel('Wo steht es?').fill(`${E2E_URL}${address}`)
      await page.getByRole('radio', { name: /Betrug/ }).check()
      await page.getByLabel('Was stimmt daran nicht?').fill('Das ist Werbung.')
      await page.getByLabel('Dein Name').fill('Rosa Fremd')
      await page.getByLabel('Deine E-Mail-Adresse').fill(stranger)
      await page.getByRole('checkbox', { name: /nach bestem Wissen/ }).check()
      await page.getByRole('button', { name: 'Meldung abschicken' }).click()
      await expect(page.getByRole('heading', { name: 'Deine Meldung ist angekommen' })).toBeFocused()
      expect(await mailTo(stranger, 'report-received')).toContain('Das ist Werbung.')
    })
    const desk = await openElsewhere(browser, admin)
    await test.step('an admin reads what was reported, and decides', async () => {
      await desk.goto(`${E2E_URL}/admin/reports?suche=${encodeURIComponent(stranger)}`)
      await desk.getByRole('link', { name: /^Beitrag im Thema/ }).click()
      await expect(desk.getByText('Das stand dort, als er gemeldet wurde:')).toBeVisible()
      await desk.getByRole('radio', { name: 'Er wird entfernt' }).check()
      await desk.getByRole('radio', { name: 'Gegen das Gesetz' }).check()
      await desk.getByLabel('Welche Vorschrift oder Regel?').fill('§ 5 UWG')
      await desk.getByLabel('Gründe').fill('Werbung muss als solche zu erkennen sein.')
      await desk.getByRole('button', { name: 'Entscheiden' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Inhalt entfernen?' })
      await expect(dialog.getByText(/Bert Ärmel bekommt/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Entscheiden' }).click()
      await expect(desk.getByText(/^Entschieden\. Die E.Mails sind unterwegs\.$/)).toBeVisible()
      await expect(desk.getByText('Dort ist dieser Inhalt nicht mehr zu sehen.')).toBeVisible()
    })
    await test.step('both are told why', async () => {
      expect(await mailTo(stranger, 'report-decided')).toContain('Der Inhalt ist entfernt.')
      const affected = await mailTo(author, 'report-affected')
      expect(affected).toContain('Werbung muss als solche zu erkennen sein.')
      expect(affected).not.toContain('Rosa')
    })
    await desk.context().close()
  },
)
