import type { Locator, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'

type LogIn = (email: string) => Promise<void>

const openOutline = async (page: Page, logIn: LogIn): Promise<void> => {
  const email = `eva-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', { email, is_course_creator: true })
  const lectures = (...titles: string[]) => titles.map((title) => ({ title, words: 'Steh einmal auf.' }))
  const course = await scenario('addMadeCourse', {
    owner_id,
    title: 'Ruhig werden',
    chapters: [
      { title: 'Woche 1', lectures: lectures('Ankommen', 'Atmen') },
      { title: 'Woche 2', lectures: lectures('Gehen', 'Stehen') },
    ],
  })
  await logIn(email)
  await page.goto(`${E2E_URL}/course-editor/courses/${course.draft_id}`)
  await expect(handle(page, 'Atmen')).toBeVisible()
  // Near the edge of the window a drag scrolls.
  await handle(page, 'Gehen').evaluate((button) => button.scrollIntoView({ block: 'center' }))
}
const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `${name} verschieben` })
const expectLectures = async (page: Page, chapter: string, titles: string[]): Promise<void> =>
  expect(page.getByRole('list', { name: `Lektionen von „${chapter}“` }).getByRole('link')).toContainText(
    titles,
  )
const middle = async (target: Locator): Promise<{ x: number; y: number }> => {
  // What is still moving is missed: this waits until it rests where a press would reach it.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** As it was before: by the button, and still after a reload. */
const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Rückgängig machen: „Atmen“ verschieben' }).click()
  await expectLectures(page, 'Woche 1', ['Ankommen', 'Atmen'])
  await page.reload()
  await expectLectures(page, 'Woche 1', ['Ankommen', 'Atmen'])
  await expectLectures(page, 'Woche 2', ['Gehen', 'Stehen'])
}

test('a lecture goes into another chapter by mouse and by keyboard', async ({ page, logIn }) => {
  await openOutline(page, logIn)
  await test.step('by mouse, between two others', async () => {
    const [from, to] = [await middle(handle(page, 'Atmen')), await middle(handle(page, 'Stehen'))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(page.getByText('Lektionen von „Woche 2“: „Atmen“ ist über Stelle 2 von 3.')).toBeAttached()
    await page.mouse.up()
    await expectLectures(page, 'Woche 2', ['Gehen', 'Atmen', 'Stehen'])
    await takeBack(page)
  })
  await test.step('by keyboard, in words', async () => {
    await handle(page, 'Atmen').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('„Atmen“ aufgenommen, Stelle 2 von 2.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Lektionen von „Woche 2“: „Atmen“ ist über Stelle 1 von 3.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Lektionen von „Woche 2“: „Atmen“ ist über Stelle 2 von 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(
      page.getByText('Lektionen von „Woche 2“: „Atmen“ ist jetzt an Stelle 2 von 3.'),
    ).toBeAttached()
    await expectLectures(page, 'Woche 2', ['Gehen', 'Atmen', 'Stehen'])
    await expect(handle(page, 'Atmen')).toBeFocused()
    await takeBack(page)
  })
  await test.step('a chapter goes past a longer one by keyboard', async () => {
    await handle(page, 'Woche 2').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('„Woche 2“ aufgenommen, Stelle 2 von 2.')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('„Woche 2“ ist über Stelle 1 von 2.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('„Woche 2“ ist jetzt an Stelle 1 von 2.')).toBeAttached()
  })
})

test.describe('on a phone', () => {
  test.use(smallPhone)

  test('a lecture goes into another chapter by finger', async ({ page, logIn }) => {
    await openOutline(page, logIn)
    const [from, to] = [await middle(handle(page, 'Atmen')), await middle(handle(page, 'Gehen'))]
    const finger = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove', y: number): Promise<void> => {
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] })
    }
    await touch('touchStart', from.y)
    // A finger takes an entry up once it rests on the handle.
    await expect(page.getByText('„Atmen“ aufgenommen, Stelle 2 von 2.')).toBeAttached()
    for (const share of [0.3, 0.6, 0.9, 1]) await touch('touchMove', from.y + (to.y - from.y) * share)
    await expect(page.getByText('Lektionen von „Woche 2“: „Atmen“ ist über Stelle 1 von 3.')).toBeAttached()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expectLectures(page, 'Woche 2', ['Atmen', 'Gehen', 'Stehen'])
    await takeBack(page)
  })
})
