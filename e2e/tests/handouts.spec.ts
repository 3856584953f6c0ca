import type { Locator } from '@playwright/test'
import { arrangeLearner, lectureUrl } from '../support/learner.ts'
import { scenario } from '../support/scenario.ts'
import { expect, openElsewhere, test } from '../support/test.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') })

/** Chooses a file once the page takes one. */
const drop = (where: Locator, name: string): Promise<void> =>
  where.getByLabel('Datei auswählen').setInputFiles(pdf(name))

test(
  'a creator hands out a file with a lecture and another one within its text',
  { tag: '@deep' },
  async ({ page, logIn, browser }) => {
    const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const chapters = [{ title: 'Eins', lectures: [{ title: 'Lies das', words: 'Steh einmal auf.' }] }]
    const learner = await arrangeLearner({ title: 'Mit Blatt', chapters }, {}, owner_id)
    await logIn(email)
    await page.goto(`/course-editor/courses/${learner.course.draft_id}`)
    await page.getByRole('link', { name: 'Lies das' }).first().click()

    const material = page.getByRole('region', { name: 'Material zum Mitnehmen' })
    await test.step('with the lecture', async () => {
      await drop(material, 'Arbeitsblatt.pdf')
      await expect(material.getByText('Arbeitsblatt.pdf')).toBeVisible()
    })
    await test.step('within the text: it is chosen and named at once', async () => {
      await page.getByRole('button', { name: 'Ton oder Datei einfügen' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ton oder Datei einfügen' })
      await drop(dialog, 'Wochenplan.pdf')
      await expect(dialog.getByRole('radio', { name: /^Wochenplan\.pdf/ })).toBeChecked()
      await expect(dialog.getByLabel('Wie heißt sie im Text?')).toHaveValue('Wochenplan')
      await dialog.getByRole('button', { name: 'Einfügen' }).click()
      await expect(page.getByRole('textbox', { name: 'Text der Lektion' })).toContainText('Wochenplan')
    })
    await test.step('and learners get both with the next publish', async () => {
      await expect(page.getByText(/^Gespeichert/).first()).toBeVisible()
      await page.goto(`/course-editor/courses/${learner.course.draft_id}`)
      await page.getByRole('button', { name: 'Veröffentlichen' }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Veröffentlichen/ })
        .click()
      await expect(page.getByText('„Mit Blatt“ ist live.')).toBeVisible()
      const theirs = await openElsewhere(browser, learner.email)
      await theirs.goto(lectureUrl(learner.course, 'Lies das'))
      for (const name of [/Arbeitsblatt/, /Wochenplan/])
        await expect(theirs.getByRole('link', { name }).first()).toBeVisible()
      await theirs.context().close()
    })
  },
)
