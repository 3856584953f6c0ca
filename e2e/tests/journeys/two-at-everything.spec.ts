import type { Page } from '@playwright/test'
import {
  conflictOf,
  decide,
  logInAgain,
  save,
  storedText,
  test,
  textArea,
} from '../../support/two-authors.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 15_000 })

const again = (of: Page) => of.getByText(/ist wieder da/)
const titled = (of: Page, name: RegExp | string = /^Titel/) =>
  of.getByRole('main').getByRole('textbox', { name }).first()

test(
  'the settings of a course, while the line is cut and the page is lost: both hold',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, ada, line, read } = authors
    await authors.open(`/courses/${course}/details`)
    const form = (of: Page) => of.getByRole('form', { name: 'Angaben zum Kurs' })
    const text = (of: Page) => form(of).getByRole('textbox', { name: /^Beschreibung/ })
    const list = (of: Page) => form(of).getByRole('group', { name: /^Wer nicht teilnehmen darf/ })
    const point = async (of: Page, words: string) => {
      await list(of).getByRole('button', { name: 'Punkt hinzufügen' }).click()
      await list(of).getByRole('textbox', { name: 'Punkt 1' }).fill(words)
    }
    await expect(text(authors.eva)).toBeVisible()
    await line.cut()
    await titled(authors.eva).fill('Titel von Eva')
    await text(authors.eva).fill('Beschreibung von Eva')
    await point(authors.eva, 'Fieber')
    await form(authors.eva).getByRole('radio', { name: /80/ }).check()
    await save(authors.eva)
    await expect(authors.eva.getByText(/Offline\. Was du schreibst/).first()).toBeVisible()
    await text(ada).fill('Beschreibung von Ada')
    await form(ada)
      .getByRole('textbox', { name: /^Preis/ })
      .fill('49')
    await form(ada)
      .getByRole('textbox', { name: /^Länge einer Kurseinheit/ })
      .fill('45')
    await point(ada, 'Schwindel')
    await save(ada)
    await expect(ada.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
    await line.mend()
    const eva = await authors.lose()
    await expect(again(eva)).toBeVisible()
    await expect(titled(eva)).toHaveValue('Titel von Eva')
    await expect(text(eva)).toHaveValue('Beschreibung von Eva')
    await save(eva)
    await decide(eva, [
      { label: 'Beschreibung', choice: 'Beide behalten', says: [/Ada/, /Eva/] },
      { label: 'Wer nicht teilnehmen darf', choice: 'Beide behalten', says: [/Fieber/, /Schwindel/] },
    ])
    await expect(eva.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
    await expect
      .poll(() => read(`/course/dev?course-id=${course}`))
      .toMatchObject({
        title: 'Titel von Eva',
        description: 'Beschreibung von Ada\nBeschreibung von Eva',
        contraindications: ['Schwindel', 'Fieber'],
        price_cents: 4900,
        unit_minutes: 45,
        required_participation: 80,
      })
    for (const page of [eva, ada]) {
      await page.reload()
      await expect(text(page)).toHaveValue('Beschreibung von Ada\nBeschreibung von Eva')
      await expect(titled(page)).toHaveValue('Titel von Eva')
      await expect(again(page)).toHaveCount(0)
    }
  },
)

test(
  'a chapter, while the session ends: both descriptions hold',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, chapter, eva, ada, read } = authors
    await authors.open(`/courses/${course}/chapters/${chapter}`)
    const text = (of: Page) => of.getByRole('textbox', { name: /^Beschreibung/ })
    await expect(text(eva)).toBeVisible()
    await text(eva).fill('Von Eva')
    await text(ada).fill('Von Ada')
    await titled(ada).fill('Anfangen')
    await save(ada)
    await expect(ada.getByText('Das Kapitel ist gespeichert.')).toBeVisible()
    await context.clearCookies()
    await logInAgain(eva)
    await expect(text(eva)).toHaveValue('Von Eva')
    if (!(await conflictOf(eva).isVisible())) await save(eva)
    await decide(eva, [{ label: 'Beschreibung', choice: 'Beide behalten', says: [/Ada/, /Eva/] }])
    const stored = async () => {
      const { items } = (await read(`/chapters-videos/dev?course-id=${course}`)) as { items: unknown[] }
      return items[0]
    }
    await expect.poll(stored).toMatchObject({ title: 'Anfangen', description: 'Von Ada\nVon Eva' })
  },
)

test(
  'a lecture, reloaded while something is typed, and saved on a line that loses the answer',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text: lecture, eva, ada, read } = authors
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    const form = (of: Page) => of.getByRole('form', { name: 'Angaben zur Lektion' })
    const stored = () => read(`/video/dev?video-id=${lecture}`)
    eva.on('dialog', (dialog) => void dialog.accept())
    // As fast as people type: what an earlier visit left is read meanwhile.
    await form(eva).getByLabel('Titel').fill('')
    await form(eva).getByLabel('Titel').pressSequentially('Titel von Eva', { delay: 80 })
    await eva.reload()
    await expect(again(eva)).toBeVisible()
    await expect(form(eva).getByLabel('Titel')).toHaveValue('Titel von Eva')
    await form(ada).getByLabel('Titel').fill('Titel von Ada')
    await form(ada).getByLabel('Dauer').fill('12')
    await save(ada)
    await expect.poll(stored).toMatchObject({ title: 'Titel von Ada' })
    await save(eva)
    await decide(eva, [{ label: 'Titel', choice: 'Fassung von Ada Leitung', says: [/Ada/, /Eva/] }])
    await expect(form(eva).getByLabel('Titel')).toHaveValue('Titel von Ada')
    await expect(form(eva).getByLabel('Dauer')).toHaveValue('12')

    await test.step('the server has it, the answer is lost: it is saved once more without a question', async () => {
      await context.route('**/api/video?**', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue()
        await route.fetch()
        return route.abort('connectionreset')
      })
      await form(eva).getByLabel('Beschreibung').fill('Nur von Eva')
      await save(eva)
      await expect.poll(stored).toMatchObject({ description: 'Nur von Eva' })
      await form(eva).getByLabel('Beschreibung').fill('Nur von Eva, und mehr')
      await context.unroute('**/api/video?**')
      await save(eva)
      await expect.poll(stored).toMatchObject({ description: 'Nur von Eva, und mehr' })
      await expect(conflictOf(eva)).toHaveCount(0)
    })
  },
)

test(
  'a text, written without a connection in a page that is lost: both are there',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, text: lecture, ada, line } = authors
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    const stored = () => storedText(authors)
    const write = async (of: Page, key: 'Home' | 'End', words: string) => {
      await textArea(of).getByText('Atme ruhig.').click()
      await of.keyboard.press(key)
      await of.keyboard.type(words)
      if (key === 'Home') await of.keyboard.press('Enter')
    }
    await expect(textArea(authors.eva)).toBeVisible()
    await line.cut()
    await textArea(authors.eva).getByText('Atme ruhig.').click()
    await authors.eva.keyboard.press('End')
    await authors.eva.keyboard.press('Enter')
    await authors.eva.keyboard.type('Unten von Eva.')
    await expect(authors.eva.getByText(/Offline\. Was du schreibst/).first()).toBeVisible()
    await write(ada, 'Home', 'Oben von Ada.')
    await expect.poll(stored).toContain('Oben von Ada.')
    await line.mend()
    const eva = await authors.lose()
    await expect.poll(stored).toContain('Unten von Eva.')
    expect(await stored()).toContain('Oben von Ada.')
    await expect(textArea(eva)).toContainText('Oben von Ada.')
    await ada.reload()
    await expect(textArea(ada)).toContainText('Unten von Eva.')
    await expect(textArea(ada)).toContainText('Oben von Ada.')
  },
)
