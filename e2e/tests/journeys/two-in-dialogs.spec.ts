import type { Page } from '@playwright/test'
import { conflictOf, decide, save, test } from '../../support/two-authors.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 15_000 })

const again = (of: Page) => of.getByText(/ist wieder da/)
const press = (of: Page, name: string | RegExp) => of.getByRole('button', { name, exact: true }).click()
const inDialog = (of: Page) => of.getByRole('dialog').first()
type Quiz = { quiz: { questions: { question: string; explanation: string }[] } }

test(
  'a question, whose page is lost: it goes on, and both changes of it are decided one by one',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, quiz: lecture, ada, line, read } = authors
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    const open = (of: Page, question: string) =>
      of.getByRole('button', { name: new RegExp(`^${question}.*Richtig oder falsch`) }).click()
    const words = (of: Page) => of.getByRole('textbox', { name: 'Aussage' })
    const why = (of: Page) => of.getByRole('textbox', { name: /^Erklärung/ })
    const stored = async () =>
      ((await read(`/video/quiz?dev=true&video-id=${lecture}`)) as Quiz).quiz.questions
    await open(authors.eva, 'Gehen hilft')
    await expect(words(authors.eva)).toBeVisible()
    await line.cut()
    await words(authors.eva).fill('Gehen hilft Eva.')
    await why(authors.eva).fill('Weil Eva geht.')
    await press(authors.eva, 'Fertig')
    await expect(inDialog(authors.eva).getByText(/Offline\. Was du schreibst/)).toBeVisible()
    await open(ada, 'Gehen hilft')
    await words(ada).fill('Gehen hilft Ada.')
    await press(ada, 'Fertig')
    await expect.poll(stored).toMatchObject([{ question: 'Gehen hilft Ada.' }, {}])
    await open(ada, 'Sitzen hilft')
    await words(ada).fill('Stehen hilft.')
    await press(ada, 'Fertig')
    await expect.poll(stored).toMatchObject([{}, { question: 'Stehen hilft.' }])
    await line.mend()
    const eva = await authors.lose()
    await press(eva, 'Weiterschreiben')
    await expect(words(eva)).toHaveValue('Gehen hilft Eva.')
    await press(eva, 'Fertig')
    await decide(eva, [{ label: 'Frage', choice: 'Deine Fassung', says: [/Ada/, /Eva/] }])
    await expect
      .poll(stored)
      .toMatchObject([
        { question: 'Gehen hilft Eva.', explanation: 'Weil Eva geht.' },
        { question: 'Stehen hilft.' },
      ])
    await ada.reload()
    await expect(ada.getByText('Gehen hilft Eva.').first()).toBeVisible()
  },
)

test(
  'captions, corrected by two while the line breaks: other lines merge, the same one is asked about',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, film, ada, line, read } = authors
    await authors.open(`/courses/${course}/lectures/${film}`)
    const open = async (of: Page) => {
      await press(of, 'Deutsch')
      await of.getByRole('menuitem', { name: 'Bearbeiten' }).click()
    }
    const words = (of: Page, number: number) =>
      of.getByRole('textbox', { name: `Zeile ${number}`, exact: true })
    const stored = async () =>
      ((await read(`/caption?video-id=${film}&language=de`)) as { lines: { text: string }[] }).lines.map(
        ({ text }) => text,
      )
    await open(authors.eva)
    await words(authors.eva, 1).fill('Steh aufrecht, sagt Eva.')
    await words(authors.eva, 3).fill('Atme langsam aus.')
    await line.cut()
    await press(authors.eva, 'Untertitel speichern')
    await expect(inDialog(authors.eva).getByRole('alert')).toBeVisible()
    await open(ada)
    await words(ada, 1).fill('Steh aufrecht, sagt Ada.')
    await words(ada, 2).fill('Atme tief ein.')
    await press(ada, 'Untertitel speichern')
    await expect.poll(stored).toContain('Atme tief ein.')
    await line.mend()
    const eva = await authors.lose()
    await open(eva)
    await expect(again(eva)).toBeVisible()
    await expect(words(eva, 3)).toHaveValue('Atme langsam aus.')
    await press(eva, 'Untertitel speichern')
    const dialog = conflictOf(eva)
    await expect(dialog).toContainText('sagt Ada.')
    await expect(dialog).toContainText('sagt Eva.')
    await press(eva, 'So speichern')
    await expect.poll(stored).toEqual(['Steh aufrecht, sagt Eva.', 'Atme tief ein.', 'Atme langsam aus.'])
  },
)

test(
  'a proof, an author and titles of the outline: what a lost page left is merged or asked about',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, ada, line, read } = authors
    await authors.open(`/courses/${course}/details`)
    await authors.eva
      .getByLabel('Nachweis auswählen')
      .setInputFiles({ name: 'Zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    const day = (of: Page) => inDialog(of).getByRole('textbox', { name: /^Gültig bis/ })
    await test.step('the day a proof ends', async () => {
      await press(authors.eva, 'Gültigkeit von Zeugnis.pdf')
      await line.cut()
      await day(authors.eva).fill('31.05.2031')
      await inDialog(authors.eva).getByRole('button', { name: 'Speichern' }).click()
      await expect(inDialog(authors.eva).getByRole('alert')).toBeVisible()
      await ada.reload()
      await press(ada, 'Gültigkeit von Zeugnis.pdf')
      await day(ada).fill('31.01.2029')
      await inDialog(ada).getByRole('button', { name: 'Speichern' }).click()
      await expect(ada.getByText('gilt bis 31.01.2029')).toBeVisible()
      await line.mend()
      const eva = await authors.lose()
      await press(eva, 'Gültigkeit von Zeugnis.pdf')
      await expect(day(eva)).toHaveValue('31.05.2031')
      await inDialog(eva).getByRole('button', { name: 'Speichern' }).click()
      await decide(eva, [
        { label: 'Gültig bis', choice: 'Die andere Fassung', says: [/31\.01\.2029/, /31\.05\.2031/] },
      ])
      await expect(eva.getByText('gilt bis 31.01.2029')).toBeVisible()
    })
    await test.step('whom to let in', async () => {
      const address = (of: Page) => inDialog(of).getByRole('textbox', { name: 'E-Mail-Adresse' })
      await press(authors.eva, 'Person hinzufügen')
      await line.cut()
      await address(authors.eva).fill('ina@beispiel.de')
      await inDialog(authors.eva).getByRole('button', { name: 'Hinzufügen' }).click()
      await expect(inDialog(authors.eva).getByRole('alert')).toBeVisible()
      await line.mend()
      const eva = await authors.lose()
      await press(eva, 'Person hinzufügen')
      await expect(address(eva)).toHaveValue('ina@beispiel.de')
      await eva.keyboard.press('Escape')
      await press(eva, 'Verwerfen')
    })
    await test.step('a title in the outline', async () => {
      const entry = (of: Page, title: string) =>
        of.getByRole('navigation', { name: 'Kursaufbau' }).getByRole('link', { name: new RegExp(title) })
      const field = (of: Page) => of.getByRole('textbox', { name: /^Neuer Titel/ })
      await entry(authors.eva, 'Lies das').focus()
      await authors.eva.keyboard.press('F2')
      await field(authors.eva).fill('Lies Eva')
      await line.cut()
      await field(authors.eva).press('Enter')
      await expect(field(authors.eva)).toHaveValue('Lies Eva')
      await entry(ada, 'Lies das').focus()
      await ada.keyboard.press('F2')
      await field(ada).fill('Lies Ada')
      await field(ada).press('Enter')
      await expect(entry(ada, 'Lies Ada')).toBeVisible()
      await line.mend()
      const eva = await authors.lose()
      await entry(eva, 'Lies Ada').focus()
      await eva.keyboard.press('F2')
      await expect(field(eva)).toHaveValue('Lies Eva')
      await field(eva).press('Enter')
      await decide(eva, [{ label: 'Titel', choice: 'Deine Fassung', says: [/Ada/, /Eva/] }])
      await expect(entry(eva, 'Lies Eva')).toBeVisible()
      await expect
        .poll(async () => JSON.stringify(await read(`/chapters-videos/dev?course-id=${course}`)))
        .toContain('Lies Eva')
    })
  },
)

test(
  'an access: its settings, a code and an invitation, while the line breaks',
  { tag: '@deep' },
  async ({ authors }) => {
    const { access, ada, line, read } = authors
    await authors.open(`/accesses/${access}`)
    const name = (of: Page) => of.getByRole('textbox', { name: 'Name', exact: true })
    const fee = (of: Page) => of.getByRole('textbox', { name: /^Teilnahmegebühr/ })
    const invited = (of: Page) => of.getByRole('textbox', { name: /^Per E-Mail einladen/ })
    await expect(name(authors.eva)).toHaveValue('Frühjahr')
    const codeFor = (of: Page) => inDialog(of).getByRole('textbox', { name: /^Wofür/ })
    await test.step('a window that has not come yet opens when the line is back, and takes nothing along', async () => {
      await line.cut()
      await name(authors.eva).fill('Frühjahr Eva')
      await invited(authors.eva).fill('ina@beispiel.de')
      await press(authors.eva, 'Neuer Code')
      await expect(authors.eva.getByText('Du bist gerade offline').first()).toBeVisible()
      await expect(authors.eva.getByText(/lässt sich gerade nicht öffnen/)).toHaveCount(0)
      await line.mend()
      await expect(codeFor(authors.eva)).toBeVisible()
    })
    await line.cut()
    await codeFor(authors.eva).fill('Aushang')
    await press(authors.eva, 'Code anlegen')
    await expect(inDialog(authors.eva).getByRole('alert')).toBeVisible()
    await name(ada).fill('Frühjahr Ada')
    await fee(ada).fill('20')
    await save(ada)
    await expect(ada.getByText('Der Zugang ist gespeichert.')).toBeVisible()
    await line.mend()
    const eva = await authors.lose()
    await expect(name(eva)).toHaveValue('Frühjahr Eva')
    await expect(invited(eva)).toHaveValue('ina@beispiel.de')
    await press(eva, 'Neuer Code')
    await expect(codeFor(eva)).toHaveValue('Aushang')
    await press(eva, 'Code anlegen')
    await expect(eva.getByText('Der Code ist angelegt.')).toBeVisible()
    await save(eva)
    await decide(eva, [{ label: 'Name', choice: 'Deine Fassung', says: [/Ada/, /Eva/] }])
    await expect
      .poll(() => read(`/access?access-id=${access}`))
      .toMatchObject({ name: 'Frühjahr Eva', fee_cents: 2000 })
    await expect(invited(eva)).toHaveValue('ina@beispiel.de')
  },
)
