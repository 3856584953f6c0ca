import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { makeSmallFilm } from '../../support/film.ts'
import { arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { player, second } from '../../support/player.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, logInContext, openElsewhere, test } from '../../support/test.ts'

/** Of the film that is replaced; the one that replaces it takes six. */
const FILM_SECONDS = 40
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\nSteh aufrecht.\n\n00:20.000 --> 00:25.000\nAtme aus.\n'

// A report that lies beyond the end of the new film is refused, and made anew.
test.use({ expectedComplaints: [/status of 422/] })

const play = (page: Page, from?: number): Promise<void> =>
  player(page).evaluate((element, at) => {
    const film = element as HTMLVideoElement
    if (at !== undefined) film.currentTime = at
    film.playbackRate = 2
    return film.play()
  }, from)

/** How long the film is that learners are given, in seconds. */
const lengthFor = async (page: Page, videoId: string): Promise<number> => {
  const answer = await page.request.get(`${E2E_URL}/api/watch?video-id=${videoId}`)
  return ((await answer.json()) as { duration_seconds: number }).duration_seconds
}

test(
  'who watches a film while it is replaced sees it to its end, and loses nothing of it',
  { tag: '@deep' },
  async ({ page, browser, context }) => {
    const email = `eva-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, first_name: 'Eva', is_course_creator: true })
    const asset_id = await scenario('addFilm', { owner_id, seconds: FILM_SECONDS })
    const lectures = [{ title: 'Sieh zu', asset_id, captions: CAPTIONS }]
    const learner = await arrangeLearner(
      { title: 'Wird ersetzt', chapters: [{ title: 'Eins', lectures }] },
      {},
      owner_id,
    )
    const { course } = learner
    const film = course.lectures['Sieh zu'] ?? ''
    await logInContext(context, email)
    const lore = await openElsewhere(browser, learner.email)

    await test.step('Lore is in the middle of it', async () => {
      await lore.goto(lectureUrl(course, 'Sieh zu'))
      await expect(player(lore)).toBeAttached({ timeout: 20_000 })
      await play(lore, 18)
      await expect.poll(() => second(lore), { intervals: [200] }).toBeGreaterThan(20)
    })
    await test.step('Eva uploads another one; Lore is given the former one until it is published', async () => {
      const dev = await page.request.get(`${E2E_URL}/api/chapters-videos/dev?course-id=${course.draft_id}`)
      const { items } = (await dev.json()) as { items: { videos: { id: string }[] }[] }
      await page.goto(
        `${E2E_URL}/course-editor/courses/${course.draft_id}/lectures/${items[0]?.videos[0]?.id ?? ''}`,
      )
      await expect(page.getByRole('heading', { name: 'Sieh zu' }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Anderes Video hochladen' }).click()
      await page.locator('input[accept*="video"]').setInputFiles(makeSmallFilm('replaced'))
      await expect(page.getByRole('button', { name: 'Zurück zum vorigen Video' })).toBeVisible({
        timeout: 120_000,
      })
      expect(await lengthFor(lore, film)).toBeCloseTo(FILM_SECONDS, 0)
    })
    await test.step('it is published; Lore sees hers to the end', async () => {
      const published = await page.request.put(`${E2E_URL}/api/course/live?course-id=${course.draft_id}`, {
        headers: { origin: E2E_URL },
      })
      expect(published.ok(), await published.text()).toBe(true)
      await expect.poll(() => lengthFor(lore, film)).toBeCloseTo(6, 0)
      await play(lore, 0)
      await expect.poll(() => second(lore), { intervals: [200] }).toBeGreaterThan(8)
      await player(lore).evaluate((element) => (element as HTMLVideoElement).pause())
      await expect(lore.getByText('Du hast dieses Video geschafft.')).toBeVisible()
    })
    await test.step('afterwards she has the new one, with its captions, and it is still done', async () => {
      await lore.reload()
      await expect(player(lore)).toBeAttached({ timeout: 20_000 })
      await expect(lore.getByText('Steh aufrecht.').first()).toBeVisible()
      await expect(lore.getByText(/geschafft/).first()).toBeVisible()
      await lore.context().close()
    })
  },
)
