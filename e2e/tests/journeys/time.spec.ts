import type { Page } from '@playwright/test'
import { DAY_MS } from '@kursportal/shared/domain'
import type { MadeCourse } from '../../platform/made-course.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, insured, lectureUrl, type ArrangedLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

// What the server refuses is what these journeys are about.
test.use({ expectedComplaints: [/status of 403/] })

const weekly: Omit<MadeCourse, 'owner_id'> = {
  title: 'Jede Woche ein Stück',
  unlock_mode: 'timed',
  unlock_days: 7,
  chapters: [
    { title: 'Erste Woche', lectures: [{ title: 'Anfangen', words: 'Heute fängst du an.' }] },
    { title: 'Zweite Woche', lectures: [{ title: 'Weitermachen', words: 'Jetzt wird es leichter.' }] },
  ],
}

/** Somebody who did the first chapter so many days ago. */
const begunBefore = async (days: number): Promise<ArrangedLearner> => {
  const learner = await arrangeLearner(weekly)
  await scenario('addLearning', {
    user_id: learner.user_id,
    course_id: learner.course.live_id,
    share: 0.5,
    begun_days_ago: days,
    took_days: 0,
  })
  return learner
}

const coursePage = ({ course }: ArrangedLearner): string => `${E2E_URL}/courses/${course.live_id}`

const isRefused = async (page: Page, learner: ArrangedLearner): Promise<void> => {
  await page.goto(lectureUrl(learner.course, 'Weitermachen'))
  await expect(page.getByRole('heading', { name: 'Diese Lektion ist noch gesperrt' })).toBeVisible()
  await expect(page.getByText('Jetzt wird es leichter.')).toHaveCount(0)
}

test(
  'setting the clock forward opens no chapter; waiting does',
  { tag: '@deep' },
  async ({ page, logIn, leave }) => {
    const early = await begunBefore(2)
    await logIn(early.email)
    await page.goto(coursePage(early))
    await expect(page.getByText(/^Das nächste Kapitel wird am \S+ frei\.$/)).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 30 * DAY_MS)
    await page.reload()
    // Whatever this device takes for today: the day that is named is the server's.
    await expect(page.getByText(/^Das nächste Kapitel wird am \d\d\.\d\d\.\d{4} frei\.$/)).toBeVisible()
    await isRefused(page, early)

    const late = await begunBefore(8)
    await leave()
    await logIn(late.email)
    await page.clock.setFixedTime(Date.now() - 30 * DAY_MS)
    await page.goto(coursePage(late))
    await page
      .getByRole('link', { name: /^Weiterlernen/ })
      .first()
      .click()
    await expect(page.getByText('Jetzt wird es leichter.')).toBeVisible()
  },
)

test('setting the clock to next year opens no redo', { tag: '@deep' }, async ({ page, logIn }) => {
  const learner = await arrangeLearner({ ...weekly, title: 'Dieses Jahr' })
  const finished = { user_id: learner.user_id, course_id: learner.course.live_id }
  await scenario('addLearning', { ...finished, share: 1, begun_days_ago: 0 })
  await scenario('addCertificate', { ...finished, ...(await insured()) })
  await logIn(learner.email)
  await page.clock.setFixedTime(Date.now() + 400 * DAY_MS)
  await page.goto(coursePage(learner))
  await expect(page.getByText(/^Ab 01\.01\.\d{4} kannst du den Kurs noch einmal machen\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kurs noch einmal machen' })).toHaveCount(0)
  const redo = await page.request.post(`${E2E_URL}/api/redo-course`, {
    data: { course_id: learner.course.live_id },
    headers: { origin: E2E_URL },
  })
  expect(await redo.json()).toMatchObject({ status: 425, code: 'redo_not_possible_yet' })
})
