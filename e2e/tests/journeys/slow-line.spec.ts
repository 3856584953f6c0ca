import type { Page } from '@playwright/test'
import type { MadeCourse } from '../../platform/made-course.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { slowLine } from '../../support/breaking-line.ts'
import { arrangeCreator, arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { player, second } from '../../support/player.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'

// What is asked for while the line is cut fails; that is what these journeys are about.
test.use({ ...smallPhone, expectedComplaints: [/Failed to load resource/] })

/** Everything takes its time on such a line. */
const patient = { timeout: 45_000 }
const offlineLine = (page: Page) => page.getByText('Du bist gerade offline', { exact: false }).first()

const textAndQuiz: Omit<MadeCourse, 'owner_id'> = {
  title: 'Auf dem Land',
  unlock_mode: 'all',
  chapters: [
    {
      title: 'Eins',
      lectures: [
        { title: 'Lies das', words: 'Atme ruhig weiter.' },
        {
          title: 'Prüfe dich',
          quiz: {
            required_correct: 2,
            questions: [
              { type: 'true_false', question: 'Ruhe hilft.', explanation: '', correct: true },
              { type: 'short_text', question: 'Womit atmest du?', explanation: '', accepted: ['Zwerchfell'] },
            ],
          },
        },
      ],
    },
  ],
}

test(
  'a text and a quiz on a slow line that is cut at each step: nothing is lost, the page says what happens',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const learner = await arrangeLearner(textAndQuiz)
    await logIn(learner.email)
    const line = await slowLine(page)

    await test.step('while a lecture is opened: the page says so, and comes by itself', async () => {
      await page.goto(`${E2E_URL}/my-courses`)
      const begin = page.getByRole('link', { name: 'Loslegen' })
      await expect(begin).toBeVisible(patient)
      await line.cut()
      await begin.click()
      await expect(offlineLine(page)).toBeVisible(patient)
      await line.mend()
      await expect(page.getByText('Atme ruhig weiter.')).toBeVisible(patient)
      await expect(offlineLine(page)).toHaveCount(0)
    })
    await test.step('while it is ticked off: kept here, sent by itself', async () => {
      await line.cut()
      await page.getByRole('button', { name: 'Gelesen' }).click()
      await expect(page.getByText(/Dein Fortschritt wird hier im Browser aufgehoben/)).toBeVisible(patient)
      await line.mend()
      await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible(patient)
      await expect(page.getByText(/Dein Fortschritt wird hier/)).toHaveCount(0)
    })
    await test.step('while a quiz is begun: it says why it does not begin, and begins with the next press', async () => {
      await page
        .getByRole('link', { name: /^Weiter mit: Prüfe dich/ })
        .last()
        .click()
      const begin = page.getByRole('button', { name: 'Quiz beginnen' })
      await expect(begin).toBeVisible(patient)
      await line.cut()
      await begin.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Internet' })).toBeVisible(patient)
      await line.mend()
      await begin.click()
      await expect(page.getByRole('heading', { name: 'Ruhe hilft.' })).toBeVisible(patient)
    })
    await test.step('while answers are given: kept here, saved by themselves', async () => {
      await page.getByRole('radio', { name: 'Richtig', exact: true }).check()
      await line.cut()
      await page.getByText('Weiter', { exact: true }).click()
      // It comes above the page and moves what is below: nothing is pressed at that moment.
      await expect(offlineLine(page)).toBeVisible(patient)
      const toReview = page.getByRole('button', { name: 'Zur Übersicht' })
      const place = await toReview.boundingBox()
      await page.getByLabel('Deine Antwort').fill('Zwerchfell')
      await expect(page.getByText(/aufgehoben und w(ird|erden) gespeichert/)).toBeVisible(patient)
      // What is said must not move the button away from under a finger that is about to press it.
      expect(await toReview.boundingBox()).toEqual(place)
      await toReview.click()
      await line.mend()
      await expect(page.getByText(/aufgehoben und w(ird|erden) gespeichert/)).toHaveCount(0, patient)
    })
    await test.step('while it is handed in: it says that it was not, and is with the next press', async () => {
      await line.cut()
      await page.getByRole('button', { name: 'Quiz abgeben' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Internet' })).toBeVisible(patient)
      await line.mend()
      await page.getByRole('button', { name: 'Quiz abgeben' }).click()
      await expect(page.getByText('2 von 2 Antworten sind richtig.')).toBeVisible(patient)
      await expect(page.getByText('Glückwunsch! Du hast den ganzen Kurs geschafft.').first()).toBeVisible(
        patient,
      )
    })
  },
)

test(
  'a film on a slow line that is cut at a place that has not come yet goes on there',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const owner_id = await arrangeCreator()
    const asset_id = await scenario('addLongFilm', { owner_id, hours: 1 })
    const learner = await arrangeLearner(
      { title: 'Auf dem Land', chapters: [{ title: 'Eins', lectures: [{ title: 'Sieh zu', asset_id }] }] },
      {},
      owner_id,
    )
    const video_id = learner.course.lectures['Sieh zu'] ?? ''
    await logIn(learner.email)
    const line = await slowLine(page)
    await page.goto(lectureUrl(learner.course, 'Sieh zu'))
    await expect(player(page)).toBeAttached(patient)
    await page.locator('media-play-button').first().tap()
    await expect.poll(() => second(page), patient).toBeGreaterThan(2)

    await test.step('cut: what has come goes on, what has not says so; what was seen is kept', async () => {
      await line.cut()
      const before = await second(page)
      await expect.poll(() => second(page), patient).toBeGreaterThan(before + 1)
      await player(page).evaluate((element) => void ((element as HTMLVideoElement).currentTime = 1800))
      await expect(offlineLine(page)).toBeVisible(patient)
      await expect(page.getByText(/Dein Fortschritt wird hier im Browser aufgehoben/)).toBeVisible(patient)
    })
    await test.step('mended: it goes on at that very second by itself, and what was kept is sent', async () => {
      await line.mend()
      await expect.poll(() => second(page), patient).toBeGreaterThan(1801)
      expect(await second(page)).toBeLessThan(1860)
      await expect(page.getByText(/Dein Fortschritt wird hier/)).toHaveCount(0, patient)
      await expect
        .poll(async () => {
          const answer = await page.request.get(`${E2E_URL}/api/video?video-id=${video_id}`)
          const { watched } = (await answer.json()) as { watched: [number, number][] }
          const seen = (at: number) => watched.some(([from, to]) => from <= at && at < to)
          return [seen(1.5), seen(1801)]
        }, patient)
        .toEqual([true, true])
    })
  },
)
