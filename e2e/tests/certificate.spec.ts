import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'
import { smallPhone, tap } from '../support/touch.ts'

const LEARNER = `lene-${crypto.randomUUID()}@beispiel.de`
const INSURANCE = `Nordlicht ${crypto.randomUUID().slice(0, 8)}`
const COURSE = 'Kurz in Schwung'
/** The shortest film that is cut like a long one. */
const FILM_SECONDS = 4

// An answer of 404 for an unknown number is what the page is about.
test.use({ ...smallPhone, expectedComplaints: [/status of 404/] })

const arrange = async () => {
  const creator = await scenario('addPerson', {
    email: `eva-${crypto.randomUUID()}@beispiel.de`,
    is_course_creator: true,
  })
  const learner = await scenario('addPerson', {
    email: LEARNER,
    first_name: 'Lene',
    last_name: 'Łuczak',
    birth_date: '1971-03-02',
    city: 'Göttingen',
  })
  await scenario('addInsurance', { name: INSURANCE, iban_required: true })
  const film = await scenario('addFilm', { owner_id: creator, seconds: FILM_SECONDS })
  const course = await scenario('addShortCourse', { owner_id: creator, title: COURSE, film })
  await scenario('addAccess', {
    owner_id: creator,
    name: 'Für Lene',
    course_ids: [course.draft_id],
    user_ids: [learner],
  })
  return course.live_id
}

test(
  'a learner takes a short course on a small phone to the certificate, and a stranger checks it',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    test.setTimeout(300_000)
    const courseId = await arrange()
    await logIn(LEARNER)

    await test.step('the end of the course says what is missing and leads there', async () => {
      await page.goto(`${E2E_URL}/courses/${courseId}/finish`)
      await expect(
        page.getByText('0 von 4 Kurseinheiten – 4 fehlen dir noch für die Bescheinigung.'),
      ).toBeVisible()
      await tap(page.getByRole('link', { name: 'Kurs beginnen' }))
    })
    await test.step('text, film and quiz', () => takeCourse(page))
    await test.step('from the last lecture to the confirmation', async () => {
      await tap(page.getByRole('link', { name: 'Weiter zur Bescheinigung' }).last())
      await expect(page.getByRole('heading', { name: /^Geschafft – herzlichen Glückwunsch/ })).toBeVisible()
    })
    await test.step('what is missing is named, then filled in', () => confirm(page))
    const file = await test.step('the file says what happened', () => download(page))
    await test.step('it is among the own certificates, also from the courses', async () => {
      await page.goto(`${E2E_URL}/my-courses`)
      await tap(page.getByRole('link', { name: 'Meine Bescheinigungen' }))
      await expect(page.getByRole('link', { name: COURSE, exact: true })).toBeVisible()
    })
    await test.step('a stranger checks the number and the file', async () => {
      const stranger = await browser.newContext()
      await checkAsStranger(await stranger.newPage(), file)
      await stranger.close()
    })
  },
)

const takeCourse = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Lies das zuerst', level: 1 })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Gelesen' }))
  await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible()
  await tap(page.getByRole('link', { name: 'Weiter mit: Sieh zu' }).last())
  await expect(page.getByRole('heading', { name: 'Sieh zu', level: 1 })).toBeVisible()
  await tap(page.locator('media-play-button').first())
  await tap(page.getByRole('button', { name: 'Weiter', exact: true }))
  await tap(page.getByRole('button', { name: 'Quiz beginnen' }))
  await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: 'Richtig', exact: true }) }))
  await tap(page.getByRole('button', { name: 'Zur Übersicht' }))
  await tap(page.getByRole('button', { name: 'Quiz abgeben' }))
  await expect(page.getByText(/Antworten sind richtig\.$/)).toBeVisible()
}

const confirm = async (page: Page): Promise<void> => {
  const send = page.getByRole('button', { name: 'Unterschreiben und Bescheinigung holen' })
  await tap(send)
  await expect(page.getByText('Bitte fülle dieses Feld aus.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Krankenkasse' }).fill('nord')
  await tap(page.getByRole('option', { name: INSURANCE }))
  await page.getByLabel('Versichertennummer').fill('a123 456 780')
  await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
  await sign(page)
  await tap(send)
  await expect(page.getByRole('link', { name: 'Bescheinigung ansehen' })).toBeVisible()
}

/** Signs with a pen. */
const sign = async (page: Page): Promise<void> => {
  const pad = page.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not to be seen')
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y]
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (const [x, y] of [
    [0.3, 0.2],
    [0.35, 0.7],
    [0.5, 0.3],
    [0.6, 0.65],
    [0.8, 0.4],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Löschen und neu beginnen' })).toBeEnabled()
}

const download = async (page: Page): Promise<{ path: string; number: string }> => {
  await tap(page.getByRole('link', { name: 'Bescheinigung ansehen' }))
  const paper = page.getByRole('img', { name: /^Seite 1 der Bescheinigung/ })
  await expect(paper).toBeVisible()
  await expect.poll(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1240)
  await tap(page.getByText('Bescheinigung als Text lesen'))
  await expect(page.getByRole('region', { name: 'Seite 1: Bescheinigung' })).toContainText('Lene Łuczak')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    tap(page.getByRole('link', { name: 'PDF herunterladen' })),
  ])
  const [, number = ''] = /^Bescheinigung-(KP-\d{4}(?:-\w{4}){3})\.pdf$/.exec(saved.suggestedFilename()) ?? []
  const path = await saved.path()
  const pdf = await readPdf(await readFile(path))
  expect(pdf.tagged).toBe(true)
  expect(pdf.pages[0]).toContain(`Lene Łuczak Kurs ${COURSE}`)
  expect(pdf.pages[0]).toContain('4 von 4 Kurseinheiten à 30 Minuten')
  expect(pdf.pages[0]).toContain('Kursleitung (Nachname, Vorname) Weiß, Eva')
  expect(pdf.pages[0]).toContain(number)
  expect(pdf.pages[1]).toContain('Geboren am 02.03.1971')
  expect(pdf.pages[1]).toContain(`${INSURANCE} Versichertennummer A123456780`)
  expect(pdf.pages[1]).toContain('DE89 3704 0044 0532 0130 00')
  expect(pdf.alternatives).toContain('Unterschrift von Lene Łuczak')
  expect(pdf.links).toContain(`${E2E_URL}/certificate/${number}`)
  return { path, number }
}

const checkAsStranger = async (
  page: Page,
  { path, number }: { path: string; number: string },
): Promise<void> => {
  await page.goto(`${E2E_URL}/certificate`)
  await page.getByLabel('Nummer der Bescheinigung').fill('KP-2026-0000-0000-0000')
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByText('Diese Nummer kennen wir nicht')).toBeVisible()
  await page.getByLabel('Nummer der Bescheinigung').fill(number.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByRole('heading', { name: 'Diese Bescheinigung ist echt' })).toBeVisible()
  await expect(page.getByText('Lene Łuczak')).toBeVisible()
  await expect(page.getByText(INSURANCE)).toHaveCount(0)
  await page.getByLabel('PDF auswählen').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(path),
  })
  await expect(page.getByText(/Die Datei ist unverändert/)).toBeVisible()
}
