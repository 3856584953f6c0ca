import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { arriveAt, newEmail, tabAndPress, tabAndType, tabTo } from '../../support/keys.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

/** The outline is one stop; End and the arrows go through it. */
const goInOutline = async (page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> => {
  const outline = page.getByRole('navigation', { name: 'Kursaufbau' })
  await tabTo(page, outline.locator('[tabindex="0"]'), 'Shift+Tab')
  await page.keyboard.press('End')
  const wanted = outline.getByRole(role, { name })
  while (!(await wanted.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
}

/** Adds parts in the outline, a title a line; of lectures all of one kind. */
const addInOutline = async (
  page: Page,
  button: string,
  titles: readonly string[],
  kind?: string,
): Promise<void> => {
  await goInOutline(page, 'button', button)
  const form = page.getByRole('form', { name: button })
  const field = form.getByLabel('Titel')
  await expect(field).toBeFocused()
  if (kind) {
    await page.keyboard.press('Shift+Tab')
    await expect(form.getByLabel('Was für eine Lektion?')).toBeFocused()
    await page.keyboard.type(kind)
    await page.keyboard.press('Tab')
  }
  for (const title of titles) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`„${title}“ ist hinzugefügt.`)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: button })).toBeFocused()
}

test(
  'a whole course is built, changed back and published by keyboard alone',
  {
    tag: '@deep',
  },
  async ({ page, logIn }) => {
    const email = newEmail()
    await scenario('addPerson', { email, is_course_creator: true })
    await logIn(email)
    const outline = page.getByRole('navigation', { name: 'Kursaufbau' })
    const save = async (): Promise<void> => {
      await tabAndPress(page, page.getByRole('button', { name: 'Speichern', exact: true }))
    }

    await test.step('the course: its title in a dialog, its description in the form', async () => {
      await page.goto(`${E2E_URL}/course-editor/course-list`)
      await tabAndPress(page, page.getByRole('main').getByRole('button', { name: 'Neuer Kurs' }).first())
      await expect(page.getByRole('dialog').getByLabel('Titel')).toBeFocused()
      await page.keyboard.type('Ganz ohne Maus')
      await page.keyboard.press('Enter')
      await arriveAt(page, 'Ganz ohne Maus')
      await tabAndType(page, page.getByLabel('Beschreibung'), 'Für alle, die lieber tippen.')
      await save()
      await expect(page.getByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
    })
    await test.step('a chapter and a text, written', async () => {
      await addInOutline(page, 'Kapitel hinzufügen', ['Erste Woche'])
      await addInOutline(page, 'Lektion hinzufügen', ['Ankommen'], 'Text')
      await goInOutline(page, 'link', /Ankommen/)
      await expect(page.getByRole('heading', { level: 2, name: 'Ankommen' })).toBeFocused()
      await tabTo(page, page.getByRole('textbox', { name: 'Text der Lektion' }))
      await page.keyboard.type('Setz dich aufrecht hin.')
      await expect(page.getByText('Gerade gespeichert').first()).toBeVisible()
    })
    await test.step('a title is taken back and given again', async () => {
      await tabAndType(page, page.getByRole('form').getByLabel('Titel'), 'Landen')
      await save()
      await expect(outline.getByRole('link', { name: /Landen/ })).toBeVisible()
      await page.getByRole('heading', { level: 2 }).focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(outline.getByRole('link', { name: /Ankommen/ })).toBeVisible()
    })
    await test.step('a title is written where it stands', async () => {
      await outline.getByRole('link', { name: /Erste Woche/ }).focus()
      await page.keyboard.press('F2')
      await page.keyboard.type('Woche 1')
      await page.keyboard.press('Enter')
      await expect(outline.getByRole('link', { name: /Woche 1/ })).toBeFocused()
    })
    await test.step('it is published, and the dialog says what it would change', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Veröffentlichen', exact: true }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Kurs veröffentlichen' })
      await expect(dialog.getByText(/zum ersten Mal/)).toBeVisible()
      await tabAndPress(page, dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }))
      await expect(page.getByText('„Ganz ohne Maus“ ist live.')).toBeVisible()
    })
  },
)
