import { openOwnLecture } from '../../support/own-lecture.ts'
import { expect, test } from '../../support/test.ts'

test(
  'a question that is being written stays open when the window is narrowed and widened',
  { tag: '@deep' },
  async ({ page, context, logIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openOwnLecture({ page, context, logIn }, 'quiz')
    await page.getByRole('button', { name: /Richtig oder falsch/ }).click()
    const sheet = page.getByRole('dialog', { name: /^Frage 1/ })
    const words = sheet.getByRole('textbox').first()
    await words.fill('Was tut dem Rücken gut?')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(sheet).toBeVisible()
      await expect(words).toHaveValue('Was tut dem Rücken gut?')
    }
  },
)
