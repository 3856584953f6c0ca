import { E2E_URL } from '../platform/ports.ts'
import { gate, onlyViolations } from '../../shared/gallery/inspect.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test(
  'a film on a landing page is for everybody, and nothing of it is loaded before a press',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    test.setTimeout(120_000)
    const email = `eva-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const film = await scenario('addFilm', { owner_id, seconds: 4 })
    const { draft_id } = await scenario('addShortCourse', { owner_id, title: 'Ruhig werden', film })
    const access = await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [draft_id] })
    await logIn(email)
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto(`/course-editor/accesses/${access}/page`)
    await page.getByRole('button', { name: /^Kurz/ }).click()

    await test.step('it is chosen by keyboard and stands in the preview', async () => {
      await page.getByRole('button', { name: 'Baustein hinzufügen' }).press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Video / })
        .press('Enter')
      await page.getByRole('button', { name: 'Video auswählen' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Welches Video?' })
      const choice = dialog.getByRole('button', { name: /^Sieh zu/ })
      await expect(choice).toBeVisible()
      const { violations } = await gate(page).include('[role=dialog]').options(onlyViolations).analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      await choice.press('Enter')
      await page.getByRole('textbox', { name: 'Was ist im Video zu sehen?' }).fill('Zur Ruhe kommen')
      const shown = page.frameLocator('iframe').getByRole('button', { name: /Zur Ruhe kommen, 0:04/ })
      await expect(shown).toBeVisible()
    })

    await test.step('it is published', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await expect(page.getByText('Die Seite ist veröffentlicht.')).toBeVisible()
    })

    await test.step('a stranger watches it when they want to', async () => {
      const stranger = await browser.newPage({ baseURL: E2E_URL, locale: 'de-DE' })
      const asked: string[] = []
      stranger.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const ofFilm = () => asked.filter((path) => /\/api\/(?:media|landing-page\/film)|player/.test(path))
      await stranger.goto(`/access/${access}`)
      const play = stranger.getByRole('button', { name: /Zur Ruhe kommen, 0:04/ })
      await expect(play).toBeVisible()
      const { violations } = await gate(stranger).options(onlyViolations).analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      expect(ofFilm()).toEqual([])
      await play.press('Enter')
      const video = stranger.locator('hls-video')
      await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0)
      await stranger.close()
    })
  },
)
