import { E2E_URL } from '../../platform/ports.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

// The lecture is refused until everything is confirmed.
test.use({ viewport: { width: 360, height: 740 }, expectedComplaints: [/status of 403/] })

const HEART = 'Du hattest in den letzten sechs Monaten einen Herzinfarkt.'
const chapters = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map((title) => ({
  title,
  lectures: [{ title: `Übung ${title}`, words: 'Atme ruhig ein und aus.' }],
}))

test(
  'a learner confirms what stands before a course, learns what is missing, and ends it early',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const { email, course } = await arrangeLearner({
      title: 'Starker Rücken',
      chapters,
      unlock_mode: 'all',
      price_cents: 4_900,
      units_offered: 5,
      required_participation: 80,
      contraindications: [HEART, 'Deine Hüfte wurde vor Kurzem operiert.'],
    })
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    await logIn(email)

    await test.step('the course says whom it is not for, and how much of it is needed', async () => {
      await page.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(page.getByText(HEART)).toBeVisible()
      await expect(page.getByText(/Mach mindestens 4 von 5 Kurseinheiten mit/)).toBeVisible()
      await page.getByRole('link', { name: 'Kurs beginnen' }).click()
    })
    await test.step('something applies: a doctor is asked first, and nothing is kept', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Bevor du beginnst' })).toBeVisible()
      expect(await walkByKeyboard(page)).toEqual([])
      await page.getByRole('button', { name: 'Etwas davon trifft zu' }).click()
      await expect(page.getByRole('heading', { name: /^Frag bitte erst/ })).toBeFocused()
      await page.getByRole('link', { name: 'Zur Kursseite' }).click()
      await page.getByRole('link', { name: 'Kurs beginnen' }).click()
    })
    await test.step('nothing applies, and the course is to begin at once', async () => {
      await page.getByRole('button', { name: 'Nichts davon trifft auf mich zu' }).click()
      await expect(page.getByRole('heading', { name: 'Soll dein Kurs sofort beginnen?' })).toBeFocused()
      await expect(page.getByText(/Ab dem \d\d\.\d\d\.\d{4} kannst du ohne/)).toBeVisible()
      expect(await walkByKeyboard(page)).toEqual([])
      const send = page.getByRole('button', { name: 'Zustimmen und sofort beginnen' })
      await page.getByRole('checkbox', { name: /^Ich verlange/ }).check()
      await send.click()
      await expect(page.getByText('Ohne diese Zustimmung kann der Kurs nicht sofort beginnen.')).toBeVisible()
      await page.getByRole('checkbox', { name: /^Mir ist bekannt/ }).check()
      await send.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Übung Eins' })).toBeFocused()
      await expect(async () => {
        const answer = await page.request.get(
          `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`,
        )
        expect(await answer.json()).toMatchObject({ items: [{ template_key: 'early-start' }] })
      }).toPass()
    })
    await test.step('a unit, and what is missing after it', async () => {
      await page.getByRole('button', { name: 'Gelesen' }).click()
      await page.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(
        page.getByText('1 von 5 Kurseinheiten – 3 fehlen dir noch für die Bescheinigung.'),
      ).toBeVisible()
      for (const title of ['Zwei', 'Drei', 'Vier']) {
        const video_id = course.lectures[`Übung ${title}`]
        const answer = await page.request.post(`${E2E_URL}/api/video/progress`, {
          data: { video_id, progress: 1 },
        })
        expect(answer.status()).toBe(200)
      }
    })
    await test.step('enough: the last unit may be left out', async () => {
      await page.reload()
      await expect(
        page.getByText('4 von 5 Kurseinheiten – das genügt für deine Bescheinigung.'),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Jetzt schon abschließen?' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Du kannst jetzt abschließen' })).toBeVisible()
      await expect(page.getByText(/oder erst die letzte Kurseinheit machen/)).toBeVisible()
      await page.getByRole('button', { name: 'Kurs abschließen' }).click()
      await expect(page.getByRole('heading', { name: /^Geschafft – herzlichen Glückwunsch/ })).toBeVisible()
    })
    await test.step('an admin sees that it was confirmed, not what', async () => {
      const desk = await openElsewhere(browser, admin)
      await desk.goto(`${E2E_URL}/admin/members?suche=${encodeURIComponent(email)}`)
      await desk.getByRole('button', { name: /^Aktionen/ }).click()
      await desk.getByRole('menuitem', { name: 'Einwilligungen' }).click()
      await expect(desk.getByText('Nichts spricht gegen die Teilnahme')).toBeVisible()
      await expect(desk.getByText('Beginn vor dem Ende der Widerrufsfrist')).toBeVisible()
      await expect(desk.getByText(HEART)).toHaveCount(0)
      await desk.context().close()
    })
  },
)
