import type { Browser, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { linkIn } from '../../support/outbox.ts'
import {
  consentAndAskForCode,
  createAccount,
  fillAccount,
  fillPerson,
  newEmail,
} from '../../support/registration.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, logInContext, test } from '../../support/test.ts'
import { signByTouch, smallPhone, tap } from '../../support/touch.ts'

const COURSE = 'Sicher auf den Beinen'
const INSURANCE = `Lindenkasse ${crypto.randomUUID().slice(0, 8)}`

// Whoever is invited is nobody yet; nobody wrote the legal texts here.
test.use({ ...smallPhone, expectedComplaints: [/status of (401|404.*legal)/] })

/** A creator invites somebody by mail to a short course; answers where the mail leads to. */
const invite = async (browser: Browser, page: Page, invited: string): Promise<string> => {
  const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, is_course_creator: true })
  const film = await scenario('addFilm', { owner_id, seconds: 4 })
  const course = await scenario('addShortCourse', { owner_id, title: COURSE, film })
  const access = await scenario('addAccess', { owner_id, name: 'Herbst', course_ids: [course.draft_id] })
  await scenario('addInsurance', { name: INSURANCE })
  const desk = await browser.newContext({ baseURL: E2E_URL })
  await logInContext(desk, email)
  const sent = await desk.request.post(`${E2E_URL}/api/access/invitations?access-id=${access}`, {
    data: { emails: [invited] },
    headers: { origin: E2E_URL },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  await desk.close()
  return linkIn(page.request, invited, 'course-invitation')
}

const next = (page: Page): Promise<void> => tap(page.getByRole('button', { name: 'Weiter', exact: true }))

const handIn = async (page: Page, answer: string): Promise<void> => {
  await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: answer, exact: true }) }))
  await tap(page.getByRole('button', { name: 'Zur Übersicht' }))
  await tap(page.getByRole('button', { name: 'Quiz abgeben' }))
}

test('somebody of 76 goes from the mail to the paper for the insurance, on a small phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const email = newEmail()
  const link = await invite(browser, page, email)

  await test.step('the mail leads to who invites, and that to registering', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await tap(page.getByRole('link', { name: 'Mitmachen' }).first())
    await fillAccount(page, email)
    await fillPerson(page, `12.3.${new Date().getFullYear() - 76}`)
    await next(page)
    await tap(page.getByRole('button', { name: 'Ohne Krankenkasse weiter' }))
    await consentAndAskForCode(page)
    await createAccount(page, email)
  })
  await test.step('the course is there at once: a text and a film', async () => {
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await tap(page.getByRole('link', { name: 'Kurs beginnen' }))
    await tap(page.getByRole('button', { name: 'Gelesen' }))
    await tap(page.getByRole('link', { name: 'Weiter mit: Sieh zu' }).last())
    const play = page.locator('media-play-button').first()
    const [button, bar] = await Promise.all([
      play.boundingBox(),
      page.locator('media-time-range').boundingBox(),
    ])
    expect(
      (button?.y ?? 0) + (button?.height ?? 0),
      'the large button stands off the seek bar',
    ).toBeLessThanOrEqual(bar?.y ?? 0)
    await tap(play)
    await next(page)
  })
  await test.step('the quiz fails first; the way to try again is in sight', async () => {
    await tap(page.getByRole('button', { name: 'Quiz beginnen' }))
    await handIn(page, 'Falsch')
    await expect(page.getByRole('heading', { name: 'Noch nicht ganz' })).toBeFocused()
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' }).first()
    await expect(again).toBeInViewport()
    await tap(again)
    await handIn(page, 'Richtig')
  })
  await test.step('the end of the course takes the stage', async () => {
    await expect(
      page.getByRole('heading', { name: 'Glückwunsch! Du hast den ganzen Kurs geschafft.' }),
    ).toBeInViewport()
    await tap(page.getByRole('link', { name: 'Weiter zur Bescheinigung' }).first())
    await expect(page.getByRole('heading', { level: 1, name: /^Geschafft – herzlichen/ })).toBeInViewport()
  })
  await test.step('insurance and signature, and the paper is there with how to hand it in', async () => {
    await page.getByRole('combobox', { name: 'Krankenkasse' }).fill(INSURANCE)
    await tap(page.getByRole('option', { name: INSURANCE }))
    await page.getByLabel('Versichertennummer').fill('a123 456 780')
    await signByTouch(page)
    await page.getByRole('button', { name: 'Unterschreiben und Bescheinigung holen' }).click()
    await expect(page.getByRole('img', { name: /^Seite 1 deiner Bescheinigung/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'So reichst du sie ein' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'PDF herunterladen' })).toBeVisible()
  })
})
