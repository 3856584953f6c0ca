import type { APIRequestContext, Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** What came by mail; the code stands alone in its line. */
const codeTo = async (request: APIRequestContext, address: string): Promise<string> => {
  const read = async () => {
    const answer = await request.get(`${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(address)}&limit=1`)
    const { items } = (await answer.json()) as { items: { text: string }[] }
    return / {4}([A-Z0-9]{8})$/m.exec(items[0]?.text ?? '')?.[1]
  }
  await expect.poll(read).toBeDefined()
  return (await read()) ?? ''
}

const form = (page: Page, name: string) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name, exact: true }) })

// Whoever just deleted their account is nobody, and the page finds that out by asking.
test.use({ expectedComplaints: [/status of 401/] })

test(
  'somebody puts their profile in order, and leaves for good',
  { tag: '@deep' },
  async ({ page, context, logIn, browser }) => {
    const email = `profil-${crypto.randomUUID()}@beispiel.de`
    const newEmail = `neu-${email}`
    // Somebody has to take over what a person leaves behind.
    await scenario('addPerson', { email: `admin-${email}`, is_admin: true })
    await scenario('addPerson', { email, first_name: 'Änne', last_name: 'Groß' })
    await logIn(email)
    await page.goto('/my-courses')

    await test.step('the bar leads to the profile', async () => {
      await page.getByRole('link', { name: /Profil.*Änne Groß/ }).click()
      await expect(page.getByRole('heading', { name: 'Mein Profil', level: 1 })).toBeVisible()
    })

    await test.step('a picture is cut with the keyboard and shows in the bar', async () => {
      const square = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(600, 400)
        const pen = canvas.getContext('2d')
        if (pen) pen.fillStyle = 'teal'
        pen?.fillRect(0, 0, 600, 400)
        const blob = await canvas.convertToBlob({ type: 'image/png' })
        return [...new Uint8Array(await blob.arrayBuffer())]
      })
      const input = page.getByLabel('Bild auswählen')
      await input.setInputFiles({ name: 'notiz.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await expect(page.getByText('Dieser Dateityp wird nicht unterstützt')).toBeVisible()
      await input.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: Buffer.from(square) })
      const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
      const slider = dialog.getByLabel('Größer oder kleiner')
      const desk = page.viewportSize()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(slider).toBeInViewport({ ratio: 1 })
      if (desk) await page.setViewportSize(desk)
      await slider.press('ArrowRight')
      await dialog.getByRole('button', { name: 'Bild übernehmen' }).click()
      await expect(page.getByText('Dein neues Profilbild ist gespeichert.')).toBeVisible()
      await expect(page.locator('header img[src^="/api/image"]')).toBeVisible()
    })

    await test.step('address and IBAN are saved apart, and the IBAN only shows masked', async () => {
      await page.getByLabel(/^Ort/).fill('Görlitz')
      await form(page, 'Anschrift und Telefon').getByRole('button', { name: 'Speichern' }).click()
      await page.getByLabel(/^IBAN/).fill('DE89 3704 0044 0532 0130 00')
      await form(page, 'Krankenkasse und IBAN').getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByText('DE89 •••• 3000')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(/^Ort/)).toHaveValue('Görlitz')
      await expect(page.getByText('DE89 •••• 3000')).toBeVisible()
    })

    await test.step('leaving with something unsaved asks first', async () => {
      await page.getByLabel('Vorname').fill('Anne')
      await page.getByRole('link', { name: 'Meine Kurse' }).first().click()
      await page.getByRole('button', { name: 'Hier bleiben' }).click()
      await form(page, 'Über dich').getByRole('button', { name: 'Verwerfen' }).click()
      await expect(page.getByLabel('Vorname')).toHaveValue('Änne')
    })

    await test.step('the e-mail changes with a code, and other devices are logged out', async () => {
      const elsewhere = await browser.newContext()
      const other = await elsewhere.request.post(`${E2E_URL}/api/session-id`, {
        data: { email, password: 'Kursportal-2026!' },
      })
      expect(other.status()).toBe(200)
      await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
      await page.getByLabel('Neue E-Mail-Adresse').fill(newEmail)
      await page.getByRole('button', { name: 'Code anfordern' }).click()
      await page.getByLabel('Code aus der E-Mail').fill(await codeTo(context.request, newEmail))
      await page.getByRole('button', { name: 'Neue Adresse übernehmen' }).click()
      await expect(page.getByText(`Ab jetzt meldest du dich mit ${newEmail} an.`)).toBeVisible()
      expect((await elsewhere.request.get(`${E2E_URL}/api/session-id`)).status()).toBe(401)
      await elsewhere.close()
    })

    await test.step('everything stored comes as a file', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/)
    })

    await test.step('the account is deleted with a code, and nobody is logged in', async () => {
      await page.getByRole('button', { name: 'Konto löschen' }).click()
      await page.getByRole('button', { name: 'Code anfordern' }).click()
      await page.getByLabel('Code aus der E-Mail').fill(await codeTo(context.request, newEmail))
      await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
      await expect(page.getByRole('heading', { name: 'Dein Konto ist gelöscht. Alles Gute!' })).toBeVisible()
      await expect(page).toHaveURL(/\/login\/goodbye$/)
      const answer = await context.request.post(`${E2E_URL}/api/session-id`, {
        data: { email: newEmail, password: 'Kursportal-2026!' },
      })
      expect(answer.status()).toBe(401)
    })
  },
)
