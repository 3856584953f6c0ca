import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { makeSound } from '../../support/film.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, logInContext, test } from '../../support/test.ts'

type Outline = { items: { videos: { id: string; type: string }[] }[] }

/** The lecture of a kind in the only chapter of a course, draft or live. */
const lectureOf = async (request: APIRequestContext, path: string, type: string): Promise<string> => {
  const { items } = (await (await request.get(`${E2E_URL}/api${path}`)).json()) as Outline
  return items[0]?.videos.find((video) => video.type === type)?.id ?? ''
}

test(
  'a creator puts a film and a sound into a text, and a learner watches and hears them there',
  { tag: '@deep' },
  async ({ page, context, browser, logIn }) => {
    const [creatorEmail, learnerEmail] = [
      `eva-${crypto.randomUUID()}@beispiel.de`,
      `lene-${crypto.randomUUID()}@beispiel.de`,
    ]
    const owner_id = await scenario('addPerson', { email: creatorEmail, is_course_creator: true })
    const learner = await scenario('addPerson', { email: learnerEmail })
    const film = await scenario('addFilm', { owner_id, seconds: 4 })
    const course = await scenario('addShortCourse', { owner_id, title: 'Ruhig werden', film })
    await scenario('addAccess', {
      owner_id,
      name: 'Für Lene',
      course_ids: [course.draft_id],
      user_ids: [learner],
    })
    await logIn(creatorEmail)
    const draft = `/chapters-videos/dev?course-id=${course.draft_id}`
    const text = await lectureOf(context.request, draft, 'richText')
    await context.request.put(
      `${E2E_URL}/api/caption?language=de&video-id=${await lectureOf(context.request, draft, 'video')}`,
      { data: { content: 'WEBVTT\n\n00:00.000 --> 00:03.000\nSetz dich aufrecht hin.' } },
    )

    await test.step('the creator chooses a film of the course and uploads a sound', async () => {
      await page.goto(`${E2E_URL}/course-editor/courses/${course.draft_id}/lectures/${text}`)
      await page.getByRole('textbox', { name: 'Text der Lektion' }).click()
      await page.getByRole('button', { name: 'Video einfügen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').first().check()
      await dialog.getByLabel('Was zeigt das Video?').fill('So sitzt du richtig')
      await dialog.getByRole('button', { name: 'Einfügen' }).click()
      await expect(page.getByText('Video: So sitzt du richtig')).toBeVisible()
      await page.getByRole('button', { name: 'Ton oder Datei einfügen' }).click()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'Atmen.mp3',
        mimeType: 'audio/mpeg',
        buffer: await readFile(makeSound('atmen')),
      })
      await expect(dialog.getByLabel('Wie heißt sie im Text?')).toHaveValue('Atmen')
      await dialog.getByLabel('Zum Mitlesen').fill('Atme ruhig ein und aus.')
      const saved = page.waitForResponse(
        (answer) => answer.url().includes('/api/video/rich-text') && answer.request().method() === 'PUT',
      )
      await dialog.getByRole('button', { name: 'Einfügen' }).click()
      await expect(page.getByText('Datei: Atmen')).toBeVisible()
      expect((await saved).status()).toBe(200)
    })
    await expect
      .poll(async () =>
        (await context.request.get(`${E2E_URL}/api/video/rich-text?dev=true&video-id=${text}`)).text(),
      )
      .toContain('"type":"handout"')
    await context.request.put(`${E2E_URL}/api/course/live?course-id=${course.draft_id}`)

    const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
    await logInContext(phone, learnerEmail)
    const lecture = await lectureOf(phone.request, `/chapters-videos?course-id=${course.live_id}`, 'richText')
    const reader = await phone.newPage()
    await reader.goto(`${E2E_URL}/courses/${course.live_id}/lectures/${lecture}`)
    await test.step('the film plays by keyboard, with what is said in it', async () => {
      await reader.getByRole('button', { name: 'Video abspielen: So sitzt du richtig' }).press('Enter')
      const player = reader.locator('hls-video')
      await expect
        .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.5)
      await reader.getByText('Mitschrift', { exact: true }).click()
      await expect(reader.getByRole('button', { name: 'Setz dich aufrecht hin.' })).toBeVisible()
    })
    await test.step('the sound is heard from anywhere, and what is said can be read', async () => {
      const sound = reader.getByLabel('Hörstück: Atmen')
      const heard = await sound.evaluate(async (element: HTMLAudioElement) => {
        element.currentTime = 6
        await element.play()
        await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
        return element.currentTime
      })
      expect(heard).toBeGreaterThanOrEqual(6)
      await reader.getByText('Zum Mitlesen').click()
      await expect(reader.getByText('Atme ruhig ein und aus.')).toBeVisible()
    })
    await phone.close()
  },
)
