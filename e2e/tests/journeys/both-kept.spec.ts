import type { Locator, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'
import { addAuthors } from '../../support/two-authors.ts'

const headers = { origin: E2E_URL }

/** A course of Eva's with an access, open to her (the test's browser) and to an admin. */
const arrange = async (logIn: (email: string) => Promise<void>) => {
  const { eva, ada, owner_id } = await addAuthors()
  const { draft_id } = await scenario('addPublishedCourse', { owner_id, course: 'atmung', title: 'Zu zweit' })
  const access = await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [draft_id] })
  await logIn(eva)
  return { ada, access }
}

type Meeting = {
  field: (of: Page) => Locator
  /** What the field is called. */
  label: string
  /** Sends what was typed; nothing where the page saves by itself. */
  save: (of: Page) => Promise<void>
  stored: () => Promise<unknown>
}

/** One word that was never written before: differences are shown by words. */
const wordOf = (name: string): string =>
  name +
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** Both write into one field of one page, the other one first; gives the dialog Eva decides in, and what each wrote. */
const meet = async ([page, other]: readonly [Page, Page], { field, label, save, stored }: Meeting) => {
  const [theirs, mine] = [wordOf('Ada'), wordOf('Eva')]
  await expect(field(page)).toBeVisible()
  await expect(field(other)).toBeVisible()
  await field(other).fill(theirs)
  await save(other)
  await expect.poll(stored).toBe(theirs)
  await field(page).fill(mine)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Zwei haben hier gleichzeitig geschrieben' })
  for (const said of [theirs, mine, label]) await expect(dialog).toContainText(said)
  return { dialog, mine, theirs }
}

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    // A write that came too late is refused: that is what these journeys are about.
    await use([/Failed to load resource/])
  },
})

test(
  'two authors write the same on a landing page: mine holds, theirs, or both',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    test.setTimeout(180_000)
    const { ada, access } = await arrange(logIn)
    const other = await openElsewhere(browser, ada)
    const both: readonly [Page, Page] = [page, other]
    const read = async (path: string): Promise<unknown> =>
      (await page.request.get(`${E2E_URL}/api${path}`, { headers })).json()
    const goto = (path: string) => Promise.all(both.map((of) => of.goto(`${E2E_URL}/course-editor${path}`)))
    const decide = async (meeting: Meeting, choice: RegExp): Promise<{ mine: string; theirs: string }> => {
      const { dialog, ...written } = await meet(both, meeting)
      await dialog.getByRole('radio', { name: choice }).check()
      await dialog.getByRole('button', { name: 'So speichern' }).click()
      await expect(dialog).toBeHidden()
      return written
    }

    await test.step('a landing page: mine, theirs, both', async () => {
      await goto(`/accesses/${access}/page`)
      await page.getByRole('button', { name: /^Kurz/ }).click()
      const stored = async (): Promise<unknown> => {
        const answer = (await read(`/landing-page/draft?access-id=${access}`)) as {
          page: { blocks: { text?: string }[] }
        }
        return answer.page.blocks[0]?.text
      }
      await expect.poll(stored).toBe('Online, zu Hause und wann es dir passt.')
      const meeting: Meeting = {
        field: (of) => of.getByRole('textbox', { name: 'Text', exact: true }),
        label: 'Text',
        // It saves by itself.
        save: () => Promise.resolve(),
        stored,
      }
      const choices: [RegExp, (written: { mine: string; theirs: string }) => string][] = [
        [/Deine Fassung/, ({ mine }) => mine],
        [/Fassung von Ada Leitung/, ({ theirs }) => theirs],
        [/Beide behalten/, ({ mine, theirs }) => `${theirs}\n${mine}`],
      ]
      for (const [choice, kept] of choices) {
        await Promise.all(both.map((of) => of.reload()))
        const written = await decide(meeting, choice)
        await expect.poll(stored).toBe(kept(written))
      }
    })

    await other.context().close()
  },
)
