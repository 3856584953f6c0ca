import type { Locator, Page } from '@playwright/test'
import type { MadeCourse } from '../../platform/made-course.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { breakEvery, killTab } from '../../support/breaking-line.ts'
import { arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { expect, test } from '../../support/test.ts'

const course: Omit<MadeCourse, 'owner_id'> = {
  title: 'Unterwegs lernen',
  unlock_mode: 'all',
  chapters: [
    {
      title: 'Im Zug',
      lectures: [
        { title: 'Gut sitzen', words: 'Stell beide Füße auf den Boden.' },
        {
          title: 'Weißt du es noch?',
          quiz: {
            required_correct: 3,
            questions: [
              { type: 'true_false', question: 'Aufstehen hilft.', explanation: '', correct: true },
              {
                type: 'single_choice',
                question: 'Was gehört auf den Boden?',
                explanation: '',
                options: [
                  { text: 'Beide Füße', correct: true },
                  { text: 'Der Kopf', correct: false },
                ],
              },
              { type: 'short_text', question: 'Womit atmest du?', explanation: '', accepted: ['Zwerchfell'] },
            ],
          },
        },
      ],
    },
  ],
}

// What is tried without a connection fails; that is what these journeys are about.
test.use({ expectedComplaints: [/Failed to load resource/] })

const answerOffline = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Beide Füße' }).check()
  await expect(page.getByText(/^Eine Antwort ist hier im Browser aufgehoben/)).toBeVisible()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByLabel('Deine Antwort').fill('Zwerchfell')
  await page.getByRole('button', { name: 'Zur Übersicht' }).click()
  await expect(page.getByText(/^2 Antworten sind hier im Browser aufgehoben/)).toBeVisible()
}

test('what is read and answered in a tunnel is kept, though the tab is killed, and counts afterwards', async ({
  page,
  context,
  logIn,
}) => {
  const learner = await arrangeLearner(course)
  await logIn(learner.email)
  await page.goto(lectureUrl(learner.course, 'Weißt du es noch?'))
  await page.getByRole('button', { name: 'Quiz beginnen' }).click()
  await page.getByRole('radio', { name: 'Richtig', exact: true }).check()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Was gehört auf den Boden?' })).toBeVisible()
  const reading = await context.newPage()
  await reading.goto(lectureUrl(learner.course, 'Gut sitzen'))
  await expect(reading.getByText('Stell beide Füße auf den Boden.')).toBeVisible()

  await test.step('without a connection everything goes on', async () => {
    await context.setOffline(true)
    await reading.getByRole('button', { name: 'Gelesen' }).click()
    await expect(reading.getByText(/Du bist gerade offline/)).toBeVisible()
    await expect(reading.getByText(/Dein Fortschritt wird hier im Browser aufgehoben/)).toBeVisible()
    await answerOffline(page)
  })
  await test.step('both tabs are killed, later there is a connection again', async () => {
    await killTab(reading)
    await killTab(page)
    await context.setOffline(false)
  })
  const later = await context.newPage()
  await test.step('the text counts without being opened again', async () => {
    await later.goto(`${E2E_URL}/my-courses`)
    await expect(later.getByText('1 von 2 Lektionen').first()).toBeVisible()
  })
  await test.step('the answers are there, and it is enough', async () => {
    await later.goto(lectureUrl(learner.course, 'Weißt du es noch?'))
    await later.getByRole('button', { name: 'Quiz fortsetzen' }).click()
    await expect(later.getByRole('heading', { name: 'Alles beantwortet' })).toBeVisible()
    await later.getByRole('button', { name: 'Quiz abgeben' }).click()
    await expect(later.getByText('3 von 3 Antworten sind richtig.')).toBeVisible()
    await expect(later.getByText('Glückwunsch! Du hast den ganzen Kurs geschafft.')).toBeVisible()
  })
  await later.close()
})

/** Presses whatever of these there is until it worked: what somebody does whose line breaks. */
const insist = async (result: Locator, ...buttons: readonly Locator[]): Promise<void> => {
  await expect(async () => {
    for (const button of buttons)
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
    await expect(result).toBeVisible({ timeout: 2000 })
  }).toPass({ intervals: [0], timeout: 40_000 })
}

test(
  'on a line that breaks at every third call the course is taken to its end',
  { tag: '@deep' },
  async ({ page, context, logIn }) => {
    const learner = await arrangeLearner(course)
    await logIn(learner.email)
    await page.goto(lectureUrl(learner.course, 'Gut sitzen'))
    const broken = await breakEvery(context, 3)
    await page.reload()
    await page.getByRole('button', { name: 'Gelesen' }).click()
    await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: /^Weiter mit: Weißt du es noch/ }).click()
    await insist(
      page.getByRole('radio', { name: 'Richtig', exact: true }),
      page.getByRole('button', { name: /^Quiz (beginnen|fortsetzen)/ }),
    )
    await page.getByRole('radio', { name: 'Richtig', exact: true }).check()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByRole('radio', { name: 'Beide Füße' }).check()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByLabel('Deine Antwort').fill('zwerchfell')
    await page.getByRole('button', { name: 'Zur Übersicht' }).click()
    await insist(
      page.getByText('3 von 3 Antworten sind richtig.'),
      page.getByRole('button', { name: 'Noch einmal speichern' }),
      page.getByRole('button', { name: 'Quiz abgeben' }),
    )
    expect(broken()).toBeGreaterThan(2)
  },
)
