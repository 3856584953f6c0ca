import { E2E_URL } from '../../platform/ports.ts'
import { gate, onlyViolations } from '../../../shared/gallery/inspect.ts'
import { openOwnLecture } from '../../support/own-lecture.ts'
import { expect, test } from '../../support/test.ts'

test(
  'a text is written by keyboard alone: the menu of /, moving, doubling and deleting blocks',
  { tag: '@deep' },
  async ({ page, context, logIn }) => {
    const text = await openOwnLecture({ page, context, logIn }, 'richText')
    const area = page.getByRole('textbox', { name: 'Text der Lektion' })
    const blocks = () => area.locator(':scope > *').evaluateAll((all) => all.map((one) => one.textContent))
    const { keyboard } = page
    await area.focus()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.press('Delete')

    await test.step('/ finds by what people call it, and Enter puts it in', async () => {
      await keyboard.type('/ueber')
      const menu = page.getByRole('listbox', { name: 'Einfügen' })
      await expect(menu.getByRole('option')).toHaveText(['Überschrift', 'Zwischenüberschrift'])
      await expect(menu.getByRole('option', { selected: true })).toHaveText('Überschrift')
      await keyboard.press('Enter')
      await keyboard.type('Ankommen')
      await expect(area.getByRole('heading', { name: 'Ankommen', level: 2 })).toBeVisible()
    })
    await test.step('Escape closes it and leaves what was typed', async () => {
      await keyboard.press('Enter')
      await keyboard.type('/')
      await expect(page.getByRole('listbox', { name: 'Einfügen' })).toBeVisible()
      const { violations } = await gate(page).options(onlyViolations).analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      await keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await keyboard.press('Backspace')
      await keyboard.type('Setz dich hin.')
    })
    await test.step('the arrows choose', async () => {
      await keyboard.press('Enter')
      await keyboard.type('/liste')
      await keyboard.press('ArrowDown')
      await keyboard.press('ArrowUp')
      await keyboard.press('Enter')
      await keyboard.type('Füße')
      await expect(area.getByRole('listitem')).toHaveText(['Füße'])
    })
    await test.step('Alt and an arrow move the block, and the new place is said', async () => {
      await keyboard.press('Alt+ArrowUp')
      await expect(page.getByText(/^Steht jetzt an Stelle 2 von/)).toBeAttached()
      expect((await blocks()).slice(0, 3)).toEqual(['Ankommen', 'Füße', 'Setz dich hin.'])
    })
    await test.step('the handle is one stop before the text, and its menu doubles and deletes', async () => {
      // In a list Shift+Tab is about its levels.
      await keyboard.press('ArrowDown')
      const handle = page.getByRole('button', { name: /^Abschnitt 3 von/ })
      await expect(handle).toBeAttached()
      await keyboard.press('Shift+Tab')
      await expect(handle).toBeFocused()
      await keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Duplizieren' }).press('Enter')
      await expect(area.getByText('Setz dich hin.')).toHaveCount(2)
      await handle.press('Enter')
      await page.getByRole('menuitem', { name: 'Löschen' }).press('Enter')
      await expect(area.getByText('Setz dich hin.')).toHaveCount(1)
    })
    await expect
      .poll(async () =>
        (await context.request.get(`${E2E_URL}/api/video/rich-text?dev=true&video-id=${text}`)).text(),
      )
      .toContain('Füße')
  },
)

test('the handle drags a block with the mouse', { tag: '@deep' }, async ({ page, context, logIn }) => {
  await openOwnLecture({ page, context, logIn }, 'richText')
  const area = page.getByRole('textbox', { name: 'Text der Lektion' })
  await area.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  for (const words of ['Eins', 'Zwei', 'Drei']) {
    await page.keyboard.type(words)
    if (words !== 'Drei') await page.keyboard.press('Enter')
  }
  await area.getByText('Eins').hover()
  const handle = page.getByRole('button', { name: /^Abschnitt 1 von 3/ })
  await handle.hover()
  await page.mouse.down()
  const last = await area.getByText('Drei').boundingBox()
  if (!last) throw new Error('the last paragraph has no place')
  await page.mouse.move(last.x, last.y + 4)
  await page.mouse.move(last.x, last.y + last.height)
  await page.mouse.up()
  await expect(area.locator(':scope > p')).toHaveText(['Zwei', 'Drei', 'Eins'])
  // Letting go of it opened no menu.
  await expect(page.getByRole('menu')).toHaveCount(0)
})
