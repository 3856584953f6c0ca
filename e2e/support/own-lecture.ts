import type { BrowserContext, Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from './scenario.ts'

type Outline = { items: { videos: { id: string; type: string }[] }[] }

type Fixtures = { page: Page; context: BrowserContext; logIn: (email: string) => Promise<void> }

/** Opens the editor on a lecture of the wanted kind, in a short course of a new author. @returns the lecture's id */
export const openOwnLecture = async (
  { page, context, logIn }: Fixtures,
  kind: 'richText' | 'quiz',
): Promise<string> => {
  const email = `eva-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, is_course_creator: true })
  const film = await scenario('addFilm', { owner_id, seconds: 4 })
  const course = await scenario('addShortCourse', { owner_id, title: 'Ruhig werden', film })
  await logIn(email)
  const answer = await context.request.get(`${E2E_URL}/api/chapters-videos/dev?course-id=${course.draft_id}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own test holds the answer
  const outline = (await answer.json()) as Outline
  const lecture = outline.items[0]?.videos.find(({ type }) => type === kind)?.id ?? ''
  await page.goto(`${E2E_URL}/course-editor/courses/${course.draft_id}/lectures/${lecture}`)
  return lecture
}
