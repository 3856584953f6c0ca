import type { Page } from '@playwright/test'
import { arriveAt, button, link, newEmail, tabAndPress, tabAndType, tabTo } from '../support/keys.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'

// The main job of each screen with the keyboard alone; no test here touches the mouse. That every control of every
// screen is reached, with a ring and in order, is asked in accessibility.spec.ts.
test.describe.configure({ mode: 'parallel' })

/** Somebody who builds courses, one of them with a text, a film and a quiz, which a learner may take. */
const arrangeCourse = async (title: string) => {
  const owner_id = await scenario('addPerson', { email: newEmail(), is_course_creator: true })
  const learner = newEmail()
  const learner_id = await scenario('addPerson', { email: learner, first_name: 'Lea', last_name: 'Taste' })
  const film = await scenario('addFilm', { owner_id, seconds: 4 })
  const course = await scenario('addShortCourse', { owner_id, title, film })
  await scenario('addAccess', {
    owner_id,
    name: title,
    course_ids: [course.draft_id],
    user_ids: [learner_id],
  })
  return { ...course, learner }
}

test('a learner logs in, opens a course, reads and watches', async ({ page }) => {
  const { learner } = await arrangeCourse('Mit zehn Fingern')

  await test.step('the first press of Tab offers to skip to the content', async () => {
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Zum Inhalt springen')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('logging in: address, password, Enter', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await page.keyboard.type(learner)
    await tabAndType(page, page.getByLabel('Passwort', { exact: true }), SEED_PASSWORD)
    await page.keyboard.press('Enter')
    await arriveAt(page, 'Meine Kurse')
  })
  await test.step('a course opens with Enter on its card', async () => {
    await tabAndPress(page, link(page, 'Mit zehn Fingern'))
    await arriveAt(page, 'Mit zehn Fingern')
  })
  await test.step('a chapter closes and opens with Space; Enter on a lecture opens it', async () => {
    const chapter = page.getByRole('button', { name: /Alles in einem/ })
    await tabAndPress(page, chapter, 'Space')
    await expect(chapter).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(chapter).toHaveAttribute('aria-expanded', 'true')
    await tabAndPress(page, page.getByRole('link', { name: /Lies das zuerst/ }).first())
    await arriveAt(page, 'Lies das zuerst')
  })
  await test.step('a text is marked as read, and the focus is not lost', async () => {
    await tabAndPress(page, button(page, 'Gelesen'))
    await expect(page.getByText(/^Gelesen\. Gut gemacht!/)).toBeVisible()
    await expect(page.getByText(/^Gelesen\. Gut gemacht!/).locator('..')).toBeFocused()
    await tabAndPress(page, link(page, /Weiter mit: Sieh zu/))
    await arriveAt(page, 'Sieh zu')
  })
  await test.step('a film plays with Space, stops with it, and jumps with the arrow keys', () =>
    watchFilm(page))
})

const watchFilm = async (page: Page): Promise<void> => {
  const film = page.locator('hls-video')
  const second = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
  await tabTo(page, page.locator('media-control-bar media-play-button'))
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1)
  await page.keyboard.press('Space')
  await expect.poll(second).toBeGreaterThan(0.3)
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(second).toBeLessThan(0.3)
}

test(
  'somebody asks in the forum, changes the profile and cuts a picture',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const owner_id = await scenario('addPerson', { email: newEmail(), is_course_creator: true })
    const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
    const email = newEmail()
    const learner_id = await scenario('addPerson', { email, first_name: 'Fina', last_name: 'Tipp' })
    await scenario('addAccess', {
      owner_id,
      name: 'Forum',
      course_ids: [course.draft_id],
      user_ids: [learner_id],
    })
    await logIn(email)

    await test.step('a topic is written and sent', async () => {
      await page.goto(`/courses/${course.live_id}/forum`)
      await tabAndPress(page, link(page, 'Neues Thema'))
      await arriveAt(page, 'Neues Thema')
      await tabAndType(page, page.getByLabel('Überschrift'), 'Im Sitzen oder im Liegen?')
      await tabAndType(page, page.getByLabel('Dein Text'), 'Was ist besser?')
      await tabAndPress(page, button(page, 'Thema veröffentlichen'))
      await arriveAt(page, /Im Sitzen oder im Liegen\?/)
    })
    await test.step('it is answered', async () => {
      await tabAndType(page, page.getByLabel('Dein Text'), 'Im Liegen geht es mir gut.')
      await tabAndPress(page, button(page, 'Antwort senden'))
      await expect(page.getByRole('article').filter({ hasText: 'Im Liegen geht es mir gut.' })).toBeVisible()
    })
    await test.step('Alt + Shift + P leads to the profile; a name is changed and saved with Enter', async () => {
      await page.keyboard.press('Alt+Shift+KeyP')
      await arriveAt(page, 'Mein Profil')
      await tabAndType(page, page.getByLabel('Vorname', { exact: true }), 'Finja')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: 'Dein Profil: Finja Tipp' })).toBeVisible()
    })
    await test.step('a picture is chosen, moved with the arrow keys, made larger and taken', async () => {
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Asked for before the walk: the browser has to know of it by the time Enter comes.
      const chooser = page.waitForEvent('filechooser')
      await tabAndPress(page, page.getByLabel('Bild auswählen'))
      await (await chooser).setFiles({ name: 'ich.png', mimeType: 'image/png', buffer: await paint(page) })
      const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
      const area = dialog.getByRole('application')
      await tabTo(page, area)
      const picture = dialog.locator('img')
      const before = await picture.getAttribute('style')
      await page.keyboard.press('ArrowRight')
      await expect(picture).not.toHaveAttribute('style', before ?? '')
      await tabAndPress(page, dialog.getByLabel('Größer oder kleiner'), 'ArrowRight')
      await tabAndPress(page, dialog.getByRole('button', { name: 'Bild übernehmen' }))
      await expect(page.getByText('Dein neues Profilbild ist gespeichert.')).toBeVisible()
    })
  },
)

/** A picture that is wider than high. */
const paint = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 300)
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = 'teal'
    pen?.fillRect(0, 0, 600, 300)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}
