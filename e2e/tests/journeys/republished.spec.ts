import type { MadeChapter } from '../../platform/made-course.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

/** So long that being open does not make it read before the button is pressed. */
const text = (title: string) => ({
  title,
  words: `Das ist ${title}.${' Und so geht es weiter.'.repeat(200)}`,
})
const before: MadeChapter[] = [
  { title: 'Anfang', lectures: [text('Eins'), text('Zwei'), text('Drei')] },
  { title: 'Ende', lectures: [text('Vier')] },
]
/** Zwei is gone, Eins has moved, Neu has come before everything, the chapters have changed places. */
const after: MadeChapter[] = [
  { title: 'Ende', lectures: [text('Neu'), text('Vier')] },
  { title: 'Anfang', lectures: [text('Drei'), text('Eins')] },
]

// A lecture that is taken out while it is read answers 404.
test.use({ expectedComplaints: [/status of 404/] })

test(
  'a course that is published anew costs nobody in its middle anything, and says what happened',
  { tag: '@deep' },
  async ({ page, context, logIn, leave }) => {
    const learner = await arrangeLearner({ title: 'Im Wandel', chapters: before })
    const { course } = learner
    // Done: Eins and Zwei; Drei is open in one tab, Zwei in another.
    await scenario('addLearning', {
      user_id: learner.user_id,
      course_id: course.live_id,
      share: 0.5,
      begun_days_ago: 3,
    })
    const finishedEmail = `fertig-${crypto.randomUUID()}@beispiel.de`
    const finished = await scenario('addPerson', { email: finishedEmail, first_name: 'Frida' })
    await scenario('addAccess', {
      owner_id: learner.owner_id,
      name: 'Auch',
      course_ids: [course.draft_id],
      user_ids: [finished],
    })
    await scenario('addLearning', {
      user_id: finished,
      course_id: course.live_id,
      share: 1,
      begun_days_ago: 9,
    })
    await logIn(learner.email)
    await page.goto(`${E2E_URL}/my-courses`)
    await expect(page.getByText('2 von 4 Lektionen').first()).toBeVisible()
    await page.goto(lectureUrl(course, 'Drei'))
    await expect(page.getByText('Das ist Drei.')).toBeVisible()
    const gone = await context.newPage()
    await gone.goto(lectureUrl(course, 'Zwei'))
    await expect(gone.getByText('Das ist Zwei.')).toBeVisible()

    const now = await scenario('publishAgain', { draft_id: course.draft_id, chapters: after })
    expect(now.lectures['Eins']).toBe(course.lectures['Eins'])

    await test.step('what is open goes on and counts', async () => {
      await page.getByRole('button', { name: 'Gelesen' }).click()
      await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible()
    })
    await test.step('what was taken out says so', async () => {
      await gone.reload()
      await expect(gone.getByRole('heading', { name: 'Diese Lektion gibt es nicht mehr' })).toBeVisible()
      await gone.getByRole('link', { name: 'Zur Kursseite' }).click()
    })
    await test.step('the course says that it changed; Eins and Drei of four are done', async () => {
      await expect(
        gone.getByText(/^Die Kursleitung hat den Kurs am \d\d\.\d\d\.\d{4} überarbeitet/),
      ).toBeVisible()
      await expect(gone.getByText('2 von 4 Lektionen').first()).toBeVisible()
      await expect(gone.getByText('Als Nächstes: Neu').first()).toBeVisible()
      await gone.close()
    })
    await test.step('the two new ones, and it is finished', async () => {
      for (const title of ['Neu', 'Vier']) {
        await page.goto(lectureUrl(now, title))
        await page.getByRole('button', { name: 'Gelesen' }).click()
        await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible()
      }
      await expect(page.getByText('Glückwunsch! Du hast den ganzen Kurs geschafft.')).toBeVisible()
    })
    await test.step('who had finished before stays finished, at 100 %', async () => {
      await leave()
      await logIn(finishedEmail)
      const answer = await context.request.get(`${E2E_URL}/api/course?course-id=${course.live_id}`)
      expect(await answer.json()).toMatchObject({ state: 'finished', progress: 1, republished_at: null })
      await page.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(page.getByText(/^Geschafft am/).first()).toBeVisible()
      await expect(page.getByText(/überarbeitet/)).toHaveCount(0)
    })
  },
)
