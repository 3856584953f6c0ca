import type { Page } from '@playwright/test'
import { berlinDay, DAY_MS, dayForInput } from '@kursportal/shared/domain'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

const day = (inDays: number): string => dayForInput(berlinDay(new Date(Date.now() + inDays * DAY_MS)))

const certifiedUntil = async (page: Page, until: string): Promise<void> => {
  await page.getByLabel(/^Zertifiziert bis/).fill(until)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
}

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'a creator certifies a course, an admin sees what is missing, and an end closes it until the next one',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const title = `Starker Rücken ${crypto.randomUUID().slice(0, 6)}`
    const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    const chapters = [{ title: 'Eins', lectures: [{ title: 'Lies das', words: 'Steh einmal auf.' }] }]
    const { course, email: learner } = await arrangeLearner({ title, chapters }, {}, owner_id)
    const list = `${E2E_URL}/admin/certifications?suche=${encodeURIComponent(title)}`

    await logIn(email)
    await page.goto(`/course-editor/courses/${course.draft_id}/details`)
    await test.step('the creator says what it is certified for, and proves who leads it', async () => {
      await page.getByLabel(/^Präventionsprinzip/).selectOption({ label: 'Förderung von Entspannung' })
      await page.getByLabel(/^Kursnummer/).fill('KU-BE-A1B2C3')
      await page.getByRole('button', { name: /^Übliche Punkte für „Stress-/ }).click()
      await certifiedUntil(page, day(40))
      const proofs = page.getByRole('region', { name: 'Nachweise der Kursleitung' })
      await proofs.getByLabel('Nachweis auswählen').setInputFiles({
        name: 'Zeugnis.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 …'),
      })
      await expect(proofs.getByRole('link', { name: 'Zeugnis.pdf' })).toBeVisible()
      await expect(page.getByText(/^Die Zertifizierung endet am/)).toBeVisible()
      await publish(page)
    })
    const desk = await openElsewhere(browser, admin)
    await test.step('an admin sees that it runs out, and what is missing', async () => {
      await desk.goto(list)
      const row = desk.getByRole('row', { name: title })
      await expect(row.getByText('Läuft ab')).toBeVisible()
      await expect(row.getByText('KU-BE-A1B2C3')).toBeVisible()
      await expect(
        row.getByText('übliche Kurseinheiten, wöchentliche Freischaltung', { exact: true }),
      ).toBeVisible()
    })
    await test.step('after its last day nobody begins it', async () => {
      await certifiedUntil(page, day(-1))
      await expect(page.getByText(/^Die Zertifizierung ist am .* abgelaufen/)).toBeVisible()
      await publish(page)
      await desk.goto(list)
      await expect(desk.getByRole('row', { name: title }).getByText('Abgelaufen')).toBeVisible()
      const theirs = await openElsewhere(browser, learner)
      await theirs.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(
        theirs.getByText(/^Diesen Kurs kann gerade niemand neu beginnen:.*Frag deine Kursleitung/),
      ).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Kurs beginnen' })).toBeHidden()
      await theirs.context().close()
    })
    await test.step('the next certification opens it again', async () => {
      await certifiedUntil(page, day(700))
      await publish(page)
      await desk.goto(list)
      await expect(desk.getByRole('row', { name: title }).getByText('Gültig')).toBeVisible()
    })
    await desk.context().close()
  },
)

test('a lecture and its course are printed on A4', { tag: '@deep' }, async ({ page, logIn }) => {
  const words = 'Steh einmal auf und streck dich.'
  const { course, email } = await arrangeLearner({
    title: 'Rücken auf Papier',
    chapters: [{ title: 'Eins', lectures: [{ title: 'Lies das', words }] }],
  })
  await logIn(email)
  await page.goto(`/courses/${course.live_id}`)
  await page.getByRole('link', { name: 'Kurs als Übersicht drucken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rücken auf Papier' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lies das' })).toBeVisible()
  await page.goto(`/courses/${course.live_id}`)
  await page.getByRole('link', { name: 'Lies das' }).first().click()
  await page.getByRole('link', { name: 'Als Blatt drucken' }).click()
  // The words stand on the page before as well.
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
  for (const around of ['banner', 'contentinfo'] as const) await expect(page.getByRole(around)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeHidden()
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // A4 in points.
  expect(sheet).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
})
