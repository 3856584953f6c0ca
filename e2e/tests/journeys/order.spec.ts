import { E2E_URL } from '../../platform/ports.ts'
import { arrangeCreator } from '../../support/learner.ts'
import {
  consentAndAskForCode,
  createAccount,
  fillAccount,
  fillPerson,
  newEmail,
  nextStep,
} from '../../support/registration.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedComplaints: [/status of (401|404)/] })

test('a stranger registers, sees what they order and what it costs, and orders it', async ({ page }) => {
  const title = `Starker Rücken ${crypto.randomUUID().slice(0, 6)}`
  const owner_id = await arrangeCreator()
  const course = await scenario('addMadeCourse', {
    owner_id,
    title,
    price_cents: 9_900,
    chapters: [{ title: 'Eins', lectures: [{ title: 'Lies das', words: 'Steh einmal auf.' }] }],
  })
  const access = await scenario('addAccess', {
    owner_id,
    name: 'Frühjahr',
    course_ids: [course.draft_id],
    fee_cents: 8_900,
  })
  const email = newEmail()

  await test.step('registering orders nothing', async () => {
    await page.goto(`${E2E_URL}/access/${access}`)
    await expect(page.getByText(/Erst dann bestellst du/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Mitmachen' }).first().click()
    await expect(page.getByText('Nach der Registrierung kannst du diesen Kurs bestellen:')).toBeVisible()
    await fillAccount(page, email)
    await fillPerson(page)
    await nextStep(page)
    await page.getByRole('button', { name: 'Ohne Krankenkasse weiter' }).click()
    await consentAndAskForCode(page)
    await createAccount(page, email)
    await expect(page).toHaveURL(`${E2E_URL}/access/${access}`)
    const answer = await page.request.get(`${E2E_URL}/api/access?access-id=${access}`)
    expect(await answer.json()).toMatchObject({ has_access: false, order: { total_cents: 8_900 } })
  })
  await test.step('the summary stands directly above the button', async () => {
    const summary = page.getByRole('group', { name: 'Deine Bestellung' }).first()
    await expect(summary.getByText(title)).toBeVisible()
    await expect(summary.getByText('89,00 €')).toBeVisible()
    await expect(summary.getByText(/14 Tage lang ohne Grund widerrufen/)).toBeVisible()
    const button = page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).first()
    const [above, below] = [await summary.boundingBox(), await button.boundingBox()]
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(32)
    await button.click()
    await expect(page).toHaveURL(`${E2E_URL}/courses/${course.live_id}`)
  })
  await test.step('the order is confirmed by mail, with the last day to withdraw', async () => {
    await expect(async () => {
      const answer = await page.request.get(
        `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`,
      )
      const [mail] = ((await answer.json()) as { items: { template_key: string; text: string }[] }).items
      expect(mail?.template_key).toBe('order-confirmed')
      expect(mail?.text).toContain(title)
      expect(mail?.text).toMatch(/89,00\s€/)
    }).toPass()
  })
})
