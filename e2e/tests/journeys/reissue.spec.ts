import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

/** Somebody with a certificate, and an admin. */
const arrange = async () => {
  const title = `Ruhig stehen ${crypto.randomUUID().slice(0, 6)}`
  const { email, user_id, course } = await arrangeLearner(
    { title, chapters: [{ title: 'Eins', lectures: [{ title: 'Lies das', words: 'Steh einmal auf.' }] }] },
    { first_name: 'Lore', last_name: 'Lindmer', birth_date: '1960-05-04' },
  )
  const insurance = `Kasse ${crypto.randomUUID().slice(0, 8)}`
  const insurance_id = await scenario('addInsurance', { name: insurance })
  await scenario('addLearning', { user_id, course_id: course.live_id, share: 1, begun_days_ago: 40 })
  const { id, number } = await scenario('addCertificate', {
    user_id,
    course_id: course.live_id,
    insurance_id,
    insurance_number: 'A123456780',
  })
  const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email: admin, is_admin: true })
  return { email, user_id, insurance, id, number, admin }
}

test(
  'an admin issues a certificate with a wrong name anew, and everybody sees which one holds',
  { tag: '@deep' },
  async ({ browser }) => {
    const { email, user_id, number, admin } = await arrange()
    const learner = await openElsewhere(browser, email)
    const desk = await openElsewhere(browser, admin)
    // She has put her name right; what stands on the paper stays.
    const renamed = await learner.request.patch(`${E2E_URL}/api/user`, {
      data: { last_name: 'Lindner' },
      headers: { origin: E2E_URL },
    })
    expect(renamed.ok()).toBe(true)

    const newer = await test.step('the admin says what was wrong', async () => {
      await desk.goto(`${E2E_URL}/admin/members/${user_id}/certificates`)
      await expect(desk.getByText('Lore Lindmer')).toBeVisible()
      await desk.getByRole('button', { name: `Aktionen für ${number}` }).click()
      await desk.getByRole('menuitem', { name: 'Neu ausstellen' }).click()
      const dialog = desk.getByRole('dialog', { name: `${number} neu ausstellen?` })
      await dialog.getByRole('radio', { name: /^Persönliche Angaben/ }).check()
      await dialog.getByRole('button', { name: 'Neu ausstellen' }).click()
      await expect(desk.getByText(/^Neu ausgestellt: KP-/)).toBeVisible()
      await expect(desk.getByRole('cell', { name: 'Lore Lindner' })).toBeVisible()
      const said = (await desk.getByText(/^Ersetzt durch/).textContent()) ?? ''
      return said.replace('Ersetzt durch ', '').trim()
    })
    await test.step('she is told by mail, with the way to the new one', async () => {
      await expect(async () => {
        const answer = await learner.request.get(
          `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(email)}&limit=1`,
        )
        const { items } = (await answer.json()) as { items: { template_key: string; text: string }[] }
        expect(items[0]).toMatchObject({ template_key: 'certificate-reissued' })
        expect(items[0]?.text).toContain(newer)
      }).toPass()
    })
    await test.step('she sees both, and on the old one which one holds', async () => {
      await learner.goto(`${E2E_URL}/certificates`)
      await expect(learner.getByText(newer)).toBeVisible()
      await learner
        .getByRole('link', { name: /^Ruhig stehen/ })
        .last()
        .click()
      await expect(learner.getByText('Diese Bescheinigung wurde ersetzt.', { exact: false })).toBeVisible()
      await learner.getByRole('link', { name: `Bescheinigung ${newer}` }).click()
      const history = learner.getByRole('region', { name: 'Alle Ausstellungen' })
      await expect(history.getByRole('link', { name: number })).toBeVisible()
      await expect(history.getByText(/persönliche Angaben berichtigt/)).toBeVisible()
      await learner.getByText('Bescheinigung als Text lesen').click()
      await expect(learner.getByRole('region', { name: 'Seite 1: Bescheinigung' })).toContainText(
        'Lore Lindner',
      )
    })
    await test.step('a stranger who has the old number learns that it was replaced', async () => {
      const context = await browser.newContext()
      const stranger = await context.newPage()
      await stranger.goto(`${E2E_URL}/certificate/${number}`)
      await expect(
        stranger.getByRole('heading', { name: 'Diese Bescheinigung ist echt, wurde aber ersetzt' }),
      ).toBeVisible()
      await stranger.getByRole('link', { name: `Bescheinigung ${newer} prüfen` }).click()
      await expect(stranger.getByRole('heading', { name: 'Diese Bescheinigung ist echt' })).toBeVisible()
      await expect(stranger.getByText('Lore Lindner')).toBeVisible()
      await context.close()
    })
    await learner.context().close()
    await desk.context().close()
  },
)

test(
  'an admin says how an insurance takes certificates, and its people read that',
  { tag: '@deep' },
  async ({ browser }) => {
    const { email, insurance, id, admin } = await arrange()
    const desk = await openElsewhere(browser, admin)
    const learner = await openElsewhere(browser, email)
    await learner.goto(`${E2E_URL}/certificates/${id}`)
    await expect(learner.getByRole('region', { name: 'So reichst du sie ein' })).toBeVisible()

    await desk.goto(`${E2E_URL}/admin/insurances?suche=${encodeURIComponent(insurance)}`)
    await desk.getByRole('button', { name: `Aktionen für ${insurance}` }).click()
    await desk.getByRole('menuitem', { name: 'Ändern' }).click()
    const dialog = desk.getByRole('dialog', { name: insurance })
    await dialog
      .getByLabel(/^So reicht man die Bescheinigung ein/)
      .fill('Öffne die App und tippe auf „Bonus“.')
    await dialog.getByLabel(/^Internetseite dafür/).fill('kasse.example')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog.getByText('Bitte gib eine Adresse ein, die mit https:// beginnt.')).toBeVisible()
    await dialog.getByLabel(/^Internetseite dafür/).fill('https://kasse.example/kurse')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(desk.getByText(`${insurance} ist gespeichert.`)).toBeVisible()

    await learner.reload()
    const steps = learner.getByRole('region', { name: 'So reichst du sie ein' })
    await expect(steps.getByText(`${insurance}: Öffne die App und tippe auf „Bonus“.`)).toBeVisible()
    await expect(steps.getByRole('link', { name: `Zur Seite: ${insurance}` })).toHaveAttribute(
      'href',
      'https://kasse.example/kurse',
    )
    await learner.context().close()
    await desk.context().close()
  },
)

test(
  'an admin looks at a specimen before the first certificate is issued',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    await logIn(admin)
    await page.goto(`${E2E_URL}/admin/settings#provider`)
    const provider = page.getByRole('region', { name: 'Anbieter' })
    await provider.getByRole('button', { name: 'Muster ansehen' }).click()
    for (const number of ['1', '2']) {
      const picture = provider.getByRole('img', { name: `Muster einer Bescheinigung, Seite ${number}` })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1240)
    }
    await provider.getByRole('button', { name: 'Muster schließen' }).click()
    await expect(provider.getByRole('img')).toHaveCount(0)
  },
)
