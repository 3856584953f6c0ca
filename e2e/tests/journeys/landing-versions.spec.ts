import type { Page } from '@playwright/test'
import { gate, onlyViolations } from '../../../shared/gallery/inspect.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { tabAndPress, tabTo } from '../../support/keys.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

type Draft = { image_id: string | null; page: { blocks: { type: string; heading?: string }[] } }

/** An access with a page that is public already. */
const arrange = async (): Promise<{ email: string; access: string }> => {
  const email = `eva-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, first_name: 'Eva', is_course_creator: true })
  const film = await scenario('addFilm', { owner_id, seconds: 2 })
  const course = await scenario('addShortCourse', { owner_id, title: 'Ruhig atmen', film })
  const access = await scenario('addLandingPage', {
    owner_id,
    name: 'Frühjahr',
    course_ids: [course.draft_id],
    film_of: course.draft_id,
  })
  return { email, access }
}

const publishAs = async (page: Page, access: string, heading: string): Promise<void> => {
  const address = (call: string) => `${E2E_URL}/api/landing-page/${call}?access-id=${access}`
  const headers = { origin: E2E_URL }
  const draft = (await (await page.request.get(address('draft'))).json()) as Draft
  const blocks = draft.page.blocks
    .filter(({ type }) => type === 'hero' || type === 'text')
    .map((block) => (block.type === 'hero' ? { ...block, heading } : block))
  const { image_id } = draft
  const kept = await page.request.put(address('draft'), {
    data: { image_id, page: { ...draft.page, blocks } },
    headers,
  })
  expect(kept.ok(), await kept.text()).toBe(true)
  const published = await page.request.post(address('publish'), { data: {}, headers })
  expect(published.ok(), await published.text()).toBe(true)
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test(
    `two former versions of a landing page are compared by keyboard, ${width} pixels wide`,
    { tag: '@deep' },
    async ({ page, logIn }) => {
      const { email, access } = await arrange()
      await logIn(email)
      for (const heading of ['Atme auf', 'Atme ein', 'Atme aus']) await publishAs(page, access, heading)
      await page.setViewportSize({ width, height: 780 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${E2E_URL}/course-editor/accesses/${access}/page`)
      const open = page.getByRole('button', { name: 'Versionen' })
      await expect(open).toBeVisible()
      await tabAndPress(page, open)
      const sheet = page.getByRole('dialog', { name: 'Versionen' })
      const versions = sheet.getByRole('listitem')
      const third = versions.filter({ has: page.getByRole('heading', { name: 'Version 3' }) }).first()

      await test.step('the third one against the second', async () => {
        await tabAndPress(page, third.getByRole('button', { name: 'Was war anders?' }))
        const other = third.getByRole('combobox', { name: 'Verglichen mit' })
        await tabTo(page, other)
        // The draft, the newest one, then those before the third: a letter leads to the newest.
        await page.keyboard.press('v')
        await expect(other.locator('option:checked')).toHaveText('Version 4')
        await page.keyboard.press('ArrowDown')
        await expect(other.locator('option:checked')).toHaveText('Version 2')
        await expect(third.locator('del')).toHaveText(/auf$/)
        await expect(third.locator('ins')).toHaveText(/ein$/)
      })
      await test.step('nothing of it is lost at the side, and axe finds nothing', async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(width)
        const { violations } = await gate(page)
          .exclude('iframe')
          .options({ ...onlyViolations, preload: false })
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      })
      await test.step('against what is made now it can be taken back; the focus goes back to the button', async () => {
        const other = third.getByRole('combobox', { name: 'Verglichen mit' })
        await expect(other).toBeFocused()
        await page.keyboard.press('Home')
        await expect(other.locator('option:checked')).toHaveText('dem Entwurf')
        await tabAndPress(page, third.getByRole('button', { name: 'Diese Version zurückholen' }))
        await expect(sheet).toBeHidden()
        await expect(page.getByText('Version 3 steht jetzt hier.')).toBeVisible()
        await expect(open).toBeFocused()
        const draft = async () =>
          (await page.request.get(`${E2E_URL}/api/landing-page/draft?access-id=${access}`)).text()
        await expect.poll(draft).toContain('Atme ein')
        const shown = await page.request.get(`${E2E_URL}/api/landing-page?access-id=${access}`)
        expect(await shown.text()).toContain('Atme aus')
      })
    },
  )
