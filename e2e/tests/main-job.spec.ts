import type { BrowserContext, Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { FILM_SECONDS, makeFilm } from '../support/film.ts'
import { player, second } from '../support/player.ts'
import { scenario } from '../support/scenario.ts'
import { collectComplaints, expect, test } from '../support/test.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

const CREATOR = `kursleitung-${crypto.randomUUID()}@beispiel.de`
const LEARNER = `lernen-${crypto.randomUUID()}@beispiel.de`
const COURSE = 'Beweglich durch den Tag'

/** The main job, from an empty editor to a watched film; every step through the page. */
test('a creator publishes a film that a learner watches, leaves and finds again', async ({ browser }) => {
  test.setTimeout(600_000)
  await scenario('addPerson', {
    email: CREATOR,
    first_name: 'Karla',
    last_name: 'Leitner',
    is_course_creator: true,
  })
  const learnerId = await scenario('addPerson', { email: LEARNER, first_name: 'Lore', last_name: 'Lindner' })
  const complaints: string[] = []

  const creatorContext = await browser.newContext()
  const creator = await creatorContext.newPage()
  collectComplaints(creator, complaints)
  const courseId = await test.step('creates a course with a chapter and a film', async () => {
    await logIn(creator, CREATOR)
    return createCourse(creator)
  })
  await test.step('uploads, reloads in the middle, and the upload goes on', () => uploadWithReload(creator))
  await test.step('is told by toast and bell when the film is done', () => hearsOfFilm(creator))
  await test.step('adds a text and publishes', () => addTextAndPublish(creator, courseId))
  await grantAccess(creatorContext, courseId, learnerId)

  const learnerContext = await browser.newContext()
  const leftAt = await test.step('the learner finds the course, watches and leaves', () =>
    watchAndLeave(learnerContext, complaints))
  await test.step('comes back to where they were, and the course shows how far they are', () =>
    comeBack(learnerContext, leftAt, complaints))
  await test.step('the API holds what was watched', () => readProgress(learnerContext, leftAt))

  await creatorContext.close()
  await learnerContext.close()
  expect(complaints, 'unexpected complaints in the browser console').toEqual([])
})

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${E2E_URL}/login`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(SEED_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Meine Kurse', level: 1 })).toBeVisible()
}

/** Answers the id of the draft. */
const createCourse = async (page: Page): Promise<string> => {
  await page
    .getByRole('link', { name: /Kurs-?Editor|Kurse bearbeiten/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Neuer Kurs' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Titel').fill(COURSE)
  await dialog.getByRole('button', { name: 'Kurs anlegen' }).click()
  await page.waitForURL(/\/course-editor\/courses\/[0-9a-f-]{36}/)
  const courseId = /courses\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await page.getByLabel('Beschreibung').fill('Kleine Übungen, die in jeden Alltag passen.')
  await page.getByLabel('Name', { exact: true }).fill('Karla Leitner')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
  await page.getByRole('button', { name: 'Kapitel hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Kapitel hinzufügen' })
  await form.getByLabel('Titel').fill('Aufwachen')
  await form.getByRole('button', { name: 'Hinzufügen' }).click()
  await addLecture(page, 'Video', 'Der erste Film')
  return courseId
}

const addLecture = async (page: Page, kind: string, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Lektion hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Lektion hinzufügen' })
  await form.getByLabel('Titel').fill(title)
  await form.getByLabel('Was für eine Lektion?').selectOption(kind)
  await form.getByRole('button', { name: 'Hinzufügen' }).click()
  const added = page.getByRole('navigation', { name: 'Kursaufbau' }).getByRole('link', { name: title })
  await expect(added).toBeVisible()
  await form.getByRole('button', { name: 'Fertig' }).click()
  await added.click()
  await page.waitForURL(/\/lectures\/[0-9a-f-]{36}/)
}

const uploadWithReload = async (page: Page): Promise<void> => {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Network.enable')
  const throttle = (bytesPerSecond: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await throttle(1_200_000)
  await page.locator('input[type=file]').first().setInputFiles(makeFilm('main-job'))
  const progress = page.getByRole('progressbar').first()
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(15)
  await page.reload()
  await expect(page.getByText(/wird hochgeladen/).first()).toBeVisible()
  await throttle(-1)
  await expect(page.getByText('Wird verarbeitet').first()).toBeVisible({ timeout: 60_000 })
}

const hearsOfFilm = async (page: Page): Promise<void> => {
  await expect(page.getByText('„Der erste Film“ ist fertig und kann angesehen werden.')).toBeVisible({
    timeout: 300_000,
  })
  await expect(page.getByText('Das Video ist fertig').first()).toBeVisible()
  await page.getByRole('button', { name: /^Mitteilungen/ }).click()
  await expect(page.getByText('Hochladen erfolgreich')).toBeVisible()
  await page.keyboard.press('Escape')
}

const addTextAndPublish = async (page: Page, courseId: string): Promise<void> => {
  await addLecture(page, 'Text', 'Gut zu wissen')
  await page.getByRole('textbox', { name: 'Text der Lektion' }).click()
  await page.keyboard.type('Steh jede Stunde einmal auf. Das reicht für den Anfang.')
  await expect(page.getByText(/[Gg]espeichert/).first()).toBeVisible()
  await page.goto(`${E2E_URL}/course-editor/courses/${courseId}`)
  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Veröffentlichen/ })
    .click()
  await expect(page.getByText(`„${COURSE}“ ist live.`)).toBeVisible()
}

/** The screen for accesses is not part of this journey: arranged through the API. */
const grantAccess = async (context: BrowserContext, courseId: string, learnerId: string): Promise<void> => {
  const created = await context.request.post(`${E2E_URL}/api/access`, {
    data: { name: 'Zugang für Lore', course_ids: [courseId] },
    headers: { origin: E2E_URL },
  })
  expect(created.status(), await created.text()).toBe(200)
  const { id } = (await created.json()) as { id: string }
  const granted = await context.request.post(
    `${E2E_URL}/api/access/user?access-id=${id}&user-id=${learnerId}`,
    {
      data: {},
      headers: { origin: E2E_URL },
    },
  )
  expect(granted.ok(), await granted.text()).toBe(true)
}

const watchAndLeave = async (context: BrowserContext, complaints: string[]): Promise<number> => {
  const page = await context.newPage()
  collectComplaints(page, complaints)
  await logIn(page, LEARNER)
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  await page.getByRole('link', { name: 'Loslegen' }).click()
  const video = player(page)
  await video.evaluate((element) => {
    void (element as HTMLVideoElement).play()
  })
  await expect.poll(() => second(page), { timeout: 20_000 }).toBeGreaterThan(2)
  const qualities = await video.evaluate((element) =>
    [...(element as unknown as { videoRenditions: Iterable<{ height?: number }> }).videoRenditions].map(
      (rendition) => rendition.height,
    ),
  )
  expect(qualities).toEqual(expect.arrayContaining([360, 720]))
  await video.evaluate((element) => {
    ;(element as HTMLVideoElement).currentTime = 30
  })
  await expect.poll(() => second(page), { timeout: 20_000 }).toBeGreaterThan(33)
  const leftAt = await second(page)
  await page.close({ runBeforeUnload: true })
  return leftAt
}

const comeBack = async (context: BrowserContext, leftAt: number, complaints: string[]): Promise<void> => {
  const page = await context.newPage()
  collectComplaints(page, complaints)
  await page.goto(`${E2E_URL}/my-courses`)
  await page.getByRole('link', { name: 'Weiterlernen' }).first().click()
  await expect(player(page)).toBeAttached()
  const resume = page.getByRole('button', { name: /^Weiter bei/ })
  await expect.poll(async () => (await resume.isVisible()) || (await second(page)) > 1).toBe(true)
  if (await resume.isVisible()) await resume.click()
  await expect.poll(async () => Math.abs((await second(page)) - leftAt), { timeout: 20_000 }).toBeLessThan(10)
  await page.goto(`${E2E_URL}/my-courses`)
  await expect(page.getByText('0 von 2 Lektionen').first()).toBeVisible()
  await page.close()
}

const readProgress = async (context: BrowserContext, leftAt: number): Promise<void> => {
  const courses = (await (await context.request.get(`${E2E_URL}/api/courses`)).json()) as {
    items: {
      title: string
      progress: number
      next_lecture: { position_seconds: number; duration_seconds: number }
    }[]
  }
  const course = courses.items.find((item) => item.title === COURSE)
  expect(course?.progress).toBeGreaterThan(0)
  expect(course?.progress).toBeLessThan(0.5)
  expect(Math.abs((course?.next_lecture.position_seconds ?? 0) - leftAt)).toBeLessThan(10)
  expect(course?.next_lecture.duration_seconds).toBeGreaterThan(FILM_SECONDS - 1)
}
