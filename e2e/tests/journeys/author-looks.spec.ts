import { E2E_URL } from '../../platform/ports.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const question = {
  type: 'true_false',
  question: 'Hilft Bewegung dem Rücken?',
  explanation: 'Er ist dafür gemacht.',
  correct: true,
} as const

test(
  'an author sees how a course fares, then looks at it as learners do, and leaves no trace',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const course = await scenario('addMadeCourse', {
      owner_id,
      title: 'Starker Rücken',
      unlock_mode: 'in_order',
      chapters: [
        { title: 'Eins', lectures: [{ title: 'Stehen', words: 'Steh gerade.' }] },
        {
          title: 'Zwei',
          lectures: [{ title: 'Prüfung', quiz: { questions: [question], required_correct: 1 } }],
        },
      ],
    })
    for (const share of [1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5]) {
      const user_id = await scenario('addPerson', { email: `lernen-${crypto.randomUUID()}@beispiel.de` })
      await scenario('addLearning', {
        user_id,
        course_id: course.live_id,
        share,
        begun_days_ago: 60,
        took_days: 10,
      })
    }
    await logIn(email)
    const figures = async (): Promise<string> =>
      (await page.request.get(`${E2E_URL}/api/course/statistics?course-id=${course.draft_id}`)).text()

    await test.step('where people stop', async () => {
      await page.goto(`${E2E_URL}/course-editor/courses/${course.draft_id}`)
      await page.getByRole('link', { name: 'Statistik' }).click()
      await expect(page.getByText('5 haben hier aufgehört').first()).toBeVisible()
      await page.getByText('Als Tabelle').click()
      const table = page.getByRole('region', { name: 'Tabelle: Lektionen' })
      await expect(table.getByRole('row', { name: /^Stehen 10 10 5$/ })).toBeVisible()
      // None who came as far has stopped, and none is fewer than five.
      await expect(table.getByRole('row', { name: /^Prüfung 5 5 keine Angabe$/ })).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Als CSV speichern: Lektionen/ }).click()
      expect((await saved).suggestedFilename()).toBe('Lektionen von Starker Rücken.csv')
      expect(await walkByKeyboard(page)).toEqual([])
    })
    const before = await figures()

    await test.step('the draft as it stands, every chapter open', async () => {
      await page.getByRole('link', { name: 'Inhalt', exact: true }).click()
      await page.getByRole('link', { name: 'Vorschau: so sehen es Teilnehmende' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Starker Rücken' })).toBeVisible()
      await expect(page.getByText(/nichts davon wird gezählt/)).toBeVisible()
      expect(await walkByKeyboard(page)).toEqual([])
      await page
        .getByRole('link', { name: /^Stehen/ })
        .first()
        .click()
      await expect(page.getByText('Steh gerade.')).toBeVisible()
      await page.getByRole('link', { name: /^Weiter.*Prüfung/ }).click()
    })
    await test.step('the quiz is tried, and judged', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Prüfung' })).toBeVisible()
      await page.getByRole('button', { name: 'Quiz beginnen' }).click()
      await page.getByRole('radio', { name: 'Falsch' }).check()
      await page.getByRole('button', { name: 'Auswerten' }).click()
      await expect(page.getByText('Er ist dafür gemacht.')).toBeVisible()
    })
    await test.step('nothing of it was kept, and the way back is the lecture', async () => {
      await page.getByRole('link', { name: 'Diese Lektion bearbeiten' }).click()
      await expect(page).toHaveURL(/\/course-editor\/courses\/.+\/lectures\//)
      expect(await figures()).toBe(before)
      const own = await page.request.get(`${E2E_URL}/api/course-participations`)
      expect(await own.json()).toMatchObject({ total: 0 })
    })
  },
)
