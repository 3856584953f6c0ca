import type { BrowserContext, Page } from '@playwright/test'
import { conflictOf, save, storedText, test, textArea } from '../../support/two-authors.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 15_000 })

const again = (of: Page) => of.getByText(/ist wieder da/)

/** Another tab of the same person, at the same place. */
const openBeside = async (context: BrowserContext, of: Page): Promise<Page> => {
  const tab = await context.newPage()
  tab.on('dialog', (dialog) => void dialog.accept())
  await tab.goto(of.url())
  return tab
}

test(
  'a text in two tabs of one person: each keeps its own, and what a closed one left goes on in the next',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text: lecture, eva: first } = authors
    const stored = () => storedText(authors)
    const write = async (of: Page, key: 'Home' | 'End', words: string) => {
      await textArea(of).getByText('Atme ruhig.').click()
      await of.keyboard.press(key)
      if (key === 'End') await of.keyboard.press('Enter')
      await of.keyboard.type(words)
      if (key === 'Home') await of.keyboard.press('Enter')
      await expect(of.getByText(/Offline\. Was du schreibst/).first()).toBeVisible()
    }
    first.on('dialog', (dialog) => void dialog.accept())
    await context.route('**/api/video/rich-text?**', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
    )
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    await write(first, 'Home', 'Oben, im ersten Tab.')
    const second = await openBeside(context, first)
    await test.step('the second begins with what is stored', async () => {
      await expect(textArea(second)).toHaveText('Atme ruhig.')
      await expect(again(second)).toHaveCount(0)
      await write(second, 'End', 'Unten, im zweiten Tab.')
    })
    await test.step('each comes back with its own after a reload', async () => {
      for (const [tab, own, other] of [
        [first, 'Oben, im ersten Tab.', 'Unten, im zweiten Tab.'],
        [second, 'Unten, im zweiten Tab.', 'Oben, im ersten Tab.'],
      ] as const) {
        await tab.reload()
        await expect(textArea(tab)).toContainText(own)
        await expect(textArea(tab)).not.toContainText(other)
        await expect(again(tab)).toBeVisible()
      }
    })
    await test.step('what the closed one left goes on in the one opened next, and both are saved', async () => {
      await first.close({ runBeforeUnload: false })
      const third = await openBeside(context, second)
      await expect(textArea(third)).toContainText('Oben, im ersten Tab.')
      await expect(textArea(third)).not.toContainText('Unten, im zweiten Tab.')
      await context.unroute('**/api/video/rich-text?**')
      await expect.poll(stored, { timeout: 30_000 }).toContain('Oben, im ersten Tab.')
      await expect.poll(stored, { timeout: 30_000 }).toContain('Unten, im zweiten Tab.')
      for (const tab of [second, third]) {
        await expect(tab.getByText(/Offline\. Was du schreibst/)).toHaveCount(0)
        await expect(conflictOf(tab)).toHaveCount(0)
        await tab.reload()
        await expect(textArea(tab)).toContainText('Oben, im ersten Tab.')
        await expect(textArea(tab)).toContainText('Unten, im zweiten Tab.')
        await expect(again(tab)).toHaveCount(0)
      }
    })
  },
)

test(
  'a form in two tabs of one person: what one saves takes nothing from the other',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text: lecture, eva: first, read } = authors
    const form = (of: Page) => of.getByRole('form', { name: 'Angaben zur Lektion' })
    const title = (of: Page) => form(of).getByLabel('Titel')
    const description = (of: Page) => form(of).getByLabel('Beschreibung')
    first.on('dialog', (dialog) => void dialog.accept())
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    await title(first).fill('Titel im ersten Tab')
    const second = await openBeside(context, first)
    await expect(title(second)).toHaveValue('Lies das')
    await description(second).fill('Beschreibung im zweiten Tab')
    await first.reload()
    await expect(title(first)).toHaveValue('Titel im ersten Tab')
    await expect(description(first)).toHaveValue('')
    await save(second)
    const stored = () => read(`/video/dev?video-id=${lecture}`)
    await expect.poll(stored).toMatchObject({ title: 'Lies das', description: 'Beschreibung im zweiten Tab' })
    await first.reload()
    await expect(again(first)).toBeVisible()
    await expect(title(first)).toHaveValue('Titel im ersten Tab')
    await save(first)
    await expect
      .poll(stored)
      .toMatchObject({ title: 'Titel im ersten Tab', description: 'Beschreibung im zweiten Tab' })
    await expect(conflictOf(first)).toHaveCount(0)
    await second.reload()
    await expect(title(second)).toHaveValue('Titel im ersten Tab')
    await expect(again(second)).toHaveCount(0)
  },
)

test(
  'both tabs write the same: the question names the other window, not another person',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text: lecture, eva: first, read } = authors
    const title = (of: Page) => of.getByRole('form', { name: 'Angaben zur Lektion' }).getByLabel('Titel')
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    const second = await openBeside(context, first)
    await title(second).fill('Titel im zweiten Tab')
    await title(first).fill('Titel im ersten Tab')
    await save(second)
    const stored = () => read(`/video/dev?video-id=${lecture}`)
    await expect.poll(stored).toMatchObject({ title: 'Titel im zweiten Tab' })
    await save(first)
    const dialog = first.getByRole('dialog', { name: 'Du hast hier in zwei Fenstern geschrieben' })
    await expect(dialog).toContainText('Noch ist nichts verloren.')
    await expect(dialog).not.toContainText('Eva Kurs')
    await dialog.getByRole('radio', { name: 'Titel: Aus dem anderen Fenster' }).check()
    await dialog.getByRole('button', { name: 'So speichern' }).click()
    await expect(title(first)).toHaveValue('Titel im zweiten Tab')
    await expect.poll(stored).toMatchObject({ title: 'Titel im zweiten Tab' })
  },
)
