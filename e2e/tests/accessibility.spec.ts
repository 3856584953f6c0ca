import { AxeBuilder } from '@axe-core/playwright'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** Every kind of screen there is, and who looks at it; `{course}` and `{lecture}` stand for ids. */
const screens = [
  '/login',
  '/my-courses',
  '/courses/{live}',
  '/courses/{live}/lectures/{lecture}',
  '/course-editor/course-list',
  '/course-editor/courses/{draft}',
  '/admin/members',
  '/sales',
]

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

      test('no screen breaks a rule of axe, or is wider than the window', async ({ page, logIn }) => {
        const ids = await arrange()
        const findings: string[] = []
        for (const screen of screens) {
          if (screen !== '/login' && page.url().endsWith('/login')) await logIn(ids.email)
          await page.goto(
            screen
              .replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '')
              .replace('{lecture}', ids['lecture'] ?? ''),
          )
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          const { violations } = await new AxeBuilder({ page }).analyze()
          findings.push(...violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.html ?? ''}`))
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (overflow > 0) findings.push(`${screen}: ${overflow} px too wide`)
        }
        expect(findings).toEqual([])
      })
    })
  }
}

/** Somebody with every right, and a course they built and take. */
const arrange = async (): Promise<Record<string, string> & { email: string }> => {
  const email = `axe-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, is_admin: true, is_course_creator: true })
  const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
  await scenario('addAccess', { owner_id, name: 'Axe', course_ids: [course.draft_id], user_ids: [owner_id] })
  return { email, live: course.live_id, draft: course.draft_id, lecture: course.first_lecture_id }
}
