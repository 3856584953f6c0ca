import type { Page } from '@playwright/test'
import { save, test } from '../../support/two-authors.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 15_000 })

const nothingWaits = async (of: Page) => {
  await expect(of.getByText(/ist wieder da|noch nicht gespeichert|gleichzeitig geschrieben/i)).toHaveCount(0)
}

test(
  'the server has it, its answer is lost, the page is loaded anew: nothing waits and nothing is asked',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text, quiz, film, eva, read } = authors
    eva.on('dialog', (dialog) => void dialog.accept())
    const storedAt = (path: string) => async () => JSON.stringify(await read(path))
    /** Does something whose answer is lost, and loads the page anew once the server has it. */
    const lose = async (
      address: string,
      stored: () => Promise<string>,
      words: string,
      act: () => Promise<void>,
    ) => {
      await context.route(address, async (route) => {
        if (route.request().method() === 'GET') return route.continue()
        await route.fetch()
        return route.abort('connectionreset')
      })
      await act()
      await expect.poll(stored).toContain(words)
      await eva.reload()
      await context.unroute(address)
    }
    await test.step('a form of the draft', async () => {
      await authors.open(`/courses/${course}/lectures/${text}`)
      const title = eva.getByRole('form', { name: 'Angaben zur Lektion' }).getByLabel('Titel')
      await lose('**/api/video?**', storedAt(`/video/dev?video-id=${text}`), 'Lies alles', async () => {
        await title.fill('Lies alles')
        await save(eva)
      })
      await expect(title).toHaveValue('Lies alles')
      await nothingWaits(eva)
    })
    await test.step('a text', async () => {
      const area = eva.getByRole('textbox', { name: 'Text der Lektion' })
      await lose(
        '**/api/video/rich-text?**',
        storedAt(`/video/rich-text?dev=true&video-id=${text}`),
        'Und aus.',
        async () => {
          await area.getByText('Atme ruhig.').click()
          await eva.keyboard.press('End')
          await eva.keyboard.press('Enter')
          await eva.keyboard.type('Und aus.')
        },
      )
      await expect(area).toContainText('Und aus.')
      await nothingWaits(eva)
    })
    await test.step('a question that was written anew', async () => {
      await authors.open(`/courses/${course}/lectures/${quiz}`)
      await lose(
        '**/api/video/quiz?**',
        storedAt(`/video/quiz?dev=true&video-id=${quiz}`),
        'Stehen hilft.',
        async () => {
          await eva.getByRole('button', { name: 'Frage hinzufügen' }).click()
          await eva.getByRole('dialog').getByText('Richtig oder falsch').click()
          await eva.getByRole('textbox', { name: 'Aussage' }).fill('Stehen hilft.')
          await eva.getByRole('button', { name: 'Fertig', exact: true }).click()
        },
      )
      await expect(eva.getByRole('button', { name: /^Stehen hilft.*Richtig oder falsch/ })).toHaveCount(1)
      await nothingWaits(eva)
    })
    await test.step('the lines of captions', async () => {
      await authors.open(`/courses/${course}/lectures/${film}`)
      const open = async () => {
        await eva.getByRole('button', { name: 'Deutsch', exact: true }).click()
        await eva.getByRole('menuitem', { name: 'Bearbeiten' }).click()
      }
      const line = eva.getByRole('textbox', { name: 'Zeile 1', exact: true })
      await open()
      await lose(
        '**/api/caption?**',
        storedAt(`/caption?video-id=${film}&language=de`),
        'Steh gerade.',
        async () => {
          await line.fill('Steh gerade.')
          await eva.getByRole('button', { name: 'Untertitel speichern' }).click()
        },
      )
      await open()
      await expect(line).toHaveValue('Steh gerade.')
      await nothingWaits(eva)
    })
  },
)
