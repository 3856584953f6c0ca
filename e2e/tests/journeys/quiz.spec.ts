import type { Page } from '@playwright/test'
import type { QuizContent } from '@kursportal/shared/contract'
import type { MadeChapter } from '../../platform/made-course.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, lectureUrl, type ArrangedLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { collectComplaints, expect, openElsewhere, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'
import { recordTraffic } from '../../support/traffic.ts'

/** Words that are nowhere but in what is right and why. */
const SECRETS = ['Geheimzwerchfell', 'Erklärungskranich'] as const

const questions: QuizContent['questions'] = [
  { type: 'short_text', question: 'Womit atmest du?', explanation: SECRETS[1], accepted: [SECRETS[0]] },
  {
    type: 'single_choice',
    question: 'Wo übst du?',
    explanation: SECRETS[1],
    options: [
      { text: 'Auf der Matte', correct: true },
      { text: 'Auf dem Dach', correct: false },
    ],
  },
  {
    type: 'order',
    question: 'Wie fängst du an?',
    explanation: SECRETS[1],
    items: [{ text: 'Hinlegen' }, { text: 'Einatmen' }],
  },
]

const chapters = (quiz: Partial<QuizContent> & Pick<QuizContent, 'questions'>): MadeChapter[] => [
  {
    title: 'Atmen',
    lectures: [
      { title: 'Vorher lesen', words: 'Leg dich hin.' },
      { title: 'Prüfe dich', quiz },
    ],
  },
]

const arrange = (quiz: Partial<QuizContent> & Pick<QuizContent, 'questions'>): Promise<ArrangedLearner> =>
  arrangeLearner({ title: 'Ruhig atmen', unlock_mode: 'all', chapters: chapters(quiz) })

const openQuiz = async (page: Page, learner: ArrangedLearner, button: string): Promise<void> => {
  await page.goto(lectureUrl(learner.course, 'Prüfe dich'))
  await page.getByRole('button', { name: button, exact: true }).click()
}

const next = (page: Page) =>
  page
    .getByRole('button', { name: /^(Weiter|Zur Übersicht)$/ })
    .last()
    .click()

const answerAll = async (page: Page, words: string, place: string): Promise<void> => {
  await page.getByLabel('Deine Antwort').fill(words)
  await next(page)
  await page.getByRole('radio', { name: place }).check()
  await next(page)
  await page.getByRole('button', { name: 'Die Reihenfolge stimmt so' }).click()
  await next(page)
}

/** The texts of all traffic so far that hold what is right. */
const leaks = async (traffic: { read: () => Promise<readonly { from: string; text: string }[]> }) =>
  (await traffic.read())
    .filter(
      ({ text }) => SECRETS.some((secret) => text.includes(secret)) || /"correct":(true|false)/.test(text),
    )
    .map(({ from }) => from)

test('what is right reaches no browser before the answer is final', async ({ page, context, logIn }) => {
  const learner = await arrange({ questions, required_correct: 2 })
  const traffic = recordTraffic(context)
  await logIn(learner.email)
  await page.goto(`${E2E_URL}/my-courses`)
  await expect(page.getByRole('heading', { name: 'Ruhig atmen' }).first()).toBeVisible()
  await page.goto(`${E2E_URL}/courses/${learner.course.live_id}`)
  await expect(page.getByRole('link', { name: /Prüfe dich/ }).first()).toBeVisible()
  await page.goto(lectureUrl(learner.course, 'Vorher lesen'))
  await expect(page.getByText('Leg dich hin.')).toBeVisible()
  await openQuiz(page, learner, 'Quiz beginnen')
  await answerAll(page, 'Nase', 'Auf dem Dach')
  await page.reload()
  await openQuiz(page, learner, 'Quiz fortsetzen')
  const submit = page.getByRole('button', { name: 'Quiz abgeben' })
  await expect(submit).toBeEnabled()
  for (const path of ['video', 'video/next', 'video/quiz', 'quiz/attempts', 'chapters-videos'])
    await page.evaluate((url) => fetch(url).then((answer) => answer.text()), apiUrl(path, learner))
  expect(await leaks(traffic)).toEqual([])
  const heard = await traffic.read()
  expect(heard.filter(({ text }) => text.includes('Womit atmest du?')).length).toBeGreaterThan(0)
  await submit.click()
  await expect(page.getByText(`Richtige Antwort: ${SECRETS[0]}`)).toBeVisible()
  expect((await leaks(traffic)).every((url) => url.includes('/quiz/attempt'))).toBe(true)
  expect(await leaks(traffic)).not.toEqual([])
})

const apiUrl = (path: string, { course }: ArrangedLearner): string => {
  const lecture = course.lectures['Prüfe dich'] ?? ''
  return `${E2E_URL}/api/${path}?${path.startsWith('chapters') ? `course-id=${course.live_id}` : `video-id=${lecture}`}`
}

test(
  'a quiz that is edited changes no old result; the next attempt asks the new questions',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const learner = await arrange({ questions: questions.slice(0, 2), required_correct: 2 })
    await logIn(learner.email)
    await openQuiz(page, learner, 'Quiz beginnen')
    await page.getByLabel('Deine Antwort').fill('Nase')
    await next(page)
    await page.getByRole('radio', { name: 'Auf der Matte' }).check()
    await next(page)

    await test.step('edited while the attempt runs: it goes on with the questions it began with', async () => {
      const edited: QuizContent['questions'] = [
        { type: 'true_false', question: 'Eine Matte ist weich.', explanation: '', correct: true },
      ]
      await scenario('publishAgain', {
        draft_id: learner.course.draft_id,
        chapters: chapters({ questions: edited }),
      })
      await page.reload()
      await page.getByRole('button', { name: 'Quiz fortsetzen' }).click()
      await page.getByRole('button', { name: 'Quiz abgeben' }).click()
      await expect(page.getByText(/^1 von 2 Antworten sind richtig, 2 brauchst du/)).toBeVisible()
    })
    await test.step('the next attempt asks what is asked now', async () => {
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).first().click()
      await expect(page.getByRole('heading', { name: 'Eine Matte ist weich.' })).toBeVisible()
      await page.getByRole('radio', { name: 'Richtig', exact: true }).check()
      await next(page)
      await page.getByRole('button', { name: 'Quiz abgeben' }).click()
      await expect(page.getByText('1 von 1 Antworten sind richtig.')).toBeVisible()
    })
    await test.step('the first one is still what it was', async () => {
      await page.getByRole('button', { name: 'Zur Quiz-Übersicht' }).first().click()
      const first = page.getByRole('listitem').filter({ hasText: '1. Versuch' })
      await expect(first).toContainText('1 von 2 richtig')
      await first.getByRole('button', { name: '1. Versuch ansehen' }).click()
      await expect(page.getByText('Deine Antwort: Nase')).toBeVisible()
      await expect(page.getByText(`Richtige Antwort: ${SECRETS[0]}`)).toBeVisible()
    })
  },
)

test.describe('on two devices', () => {
  // Answers given without a connection, and an attempt that was handed in elsewhere, are what this is about.
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test(
    'an attempt goes on, the other device’s answer stays, and its end is explained',
    { tag: '@deep' },
    async ({ page, context, browser, logIn }) => {
      const learner = await arrange({ questions, required_correct: 2 })
      await logIn(learner.email)
      const phone = await openElsewhere(browser, learner.email, smallPhone)
      const complaints: string[] = []
      collectComplaints(phone, complaints)
      await openQuiz(page, learner, 'Quiz beginnen')
      await page.getByLabel('Deine Antwort').fill('Nase')
      await next(page)
      await page.getByRole('radio', { name: 'Auf der Matte' }).check()
      await expect(page.getByRole('button', { name: 'Frage 2, beantwortet' })).toBeVisible()

      await test.step('the phone goes on where the computer stopped', async () => {
        await openQuiz(phone, learner, 'Quiz fortsetzen')
        await expect(phone.getByRole('heading', { name: 'Wie fängst du an?' })).toBeVisible()
      })
      await test.step('both answer the same question, the computer without a connection', async () => {
        await context.setOffline(true)
        await page.getByRole('button', { name: 'Frage 1, beantwortet' }).click()
        await page.getByLabel('Deine Antwort').fill('Mund')
        await next(page)
        await expect(page.getByText(/^Eine Antwort ist hier im Browser aufgehoben/)).toBeVisible()
        await phone.getByRole('button', { name: 'Frage 1, beantwortet' }).click()
        await phone.getByLabel('Deine Antwort').fill('Bauch')
        const saved = phone.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
        await next(phone)
        await saved
        await context.setOffline(false)
        await expect(page.getByText(/^Frage 1 hast du inzwischen auf einem anderen Gerät/)).toBeVisible()
        await page.getByRole('button', { name: 'Frage 1, beantwortet' }).click()
        await expect(page.getByLabel('Deine Antwort')).toHaveValue('Bauch')
      })
      await test.step('the phone hands it in, the computer says so and shows the result', async () => {
        await phone.getByRole('button', { name: 'Frage 3, noch offen' }).click()
        await phone.getByRole('button', { name: 'Die Reihenfolge stimmt so' }).click()
        await next(phone)
        await phone.getByRole('button', { name: 'Quiz abgeben' }).click()
        await expect(phone.getByText('Deine Antwort: Bauch')).toBeVisible()
        await page.getByLabel('Deine Antwort').fill('Mund')
        await next(page)
        await expect(
          page.getByText(/^Diesen Versuch hast du schon auf einem anderen Gerät abgegeben/),
        ).toBeVisible()
        await expect(page.getByText('Deine Antwort: Bauch')).toBeVisible()
      })
      expect(complaints).toEqual([])
      await phone.context().close()
    },
  )
})
