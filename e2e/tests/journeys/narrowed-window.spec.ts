import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

type Outline = { items: { videos: { id: string; type: string }[] }[] }

test('a question that is being written stays open when the window is narrowed and widened', async ({
  page,
  context,
  logIn,
}) => {
  const email = `eva-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, is_course_creator: true })
  const film = await scenario('addFilm', { owner_id, seconds: 4 })
  const course = await scenario('addShortCourse', { owner_id, title: 'Ruhig werden', film })
  await logIn(email)
  const outline = (await (
    await context.request.get(`${E2E_URL}/api/chapters-videos/dev?course-id=${course.draft_id}`)
  ).json()) as Outline
  const quiz = outline.items[0]?.videos.find(({ type }) => type === 'quiz')?.id ?? ''
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${E2E_URL}/course-editor/courses/${course.draft_id}/lectures/${quiz}`)
  await page.getByRole('button', { name: /Richtig oder falsch/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Frage 1/ })
  const words = sheet.getByRole('textbox').first()
  await words.fill('Was tut dem Rücken gut?')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(sheet).toBeVisible()
    await expect(words).toHaveValue('Was tut dem Rücken gut?')
  }
})
