import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

type Kind = 'richText' | 'quiz'

const at = (path: string): string => `${E2E_URL}/api${path}`
const headers = { origin: E2E_URL }

/** A lecture of a course of Eva's, open in two browsers: hers (the test's) and an admin's. */
const openTwice = async (
  { page, browser, logIn }: { page: Page; browser: Browser; logIn: (email: string) => Promise<void> },
  type: Kind,
  content?: { path: string; data: object },
) => {
  const own = crypto.randomUUID()
  const [eva, ada] = [`eva-${own}@beispiel.de`, `ada-${own}@beispiel.de`]
  await scenario('addPerson', { email: eva, is_course_creator: true, first_name: 'Eva', last_name: 'Kurs' })
  await scenario('addPerson', { email: ada, is_admin: true, first_name: 'Ada', last_name: 'Leitung' })
  await logIn(eva)
  const { request } = page.context()
  const made = async (method: 'post' | 'put', path: string, data: object): Promise<string> => {
    const answer: unknown = await (await request[method](at(path), { data, headers })).json()
    return (answer as { id: string }).id
  }
  const course = await made('post', '/course', { title: 'Zu zweit' })
  const chapter = await made('put', `/chapter?course-id=${course}`, { title: 'Eins' })
  const lecture = await made('put', `/video?chapter-id=${chapter}`, { title: 'Gemeinsam', type })
  if (content) await request.put(at(`${content.path}?video-id=${lecture}`), { data: content.data, headers })
  const address = `${E2E_URL}/course-editor/courses/${course}/lectures/${lecture}`
  const other = await openElsewhere(browser, ada)
  await page.goto(address)
  await other.goto(address)
  return { request, other, lecture, course }
}

const read = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(at(path))).text()

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    // A write that came too late is refused, and without a connection nothing comes: that is what these journeys are about.
    await use([/Failed to load resource/, /ChunkLoadError|Loading chunk/, /ERR_INTERNET_DISCONNECTED/])
  },
})

test(
  'two people write one text: the second sees both versions, and both can be kept',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const { request, other, lecture } = await openTwice({ page, browser, logIn }, 'richText')
    const field = { name: 'Text der Lektion' }
    await expect(page.getByRole('textbox', field)).toBeVisible()
    const stored = () => read(request, `/video/rich-text?dev=true&video-id=${lecture}`)
    await other.getByRole('textbox', field).click()
    await other.keyboard.type('Ada war zuerst da.')
    await expect.poll(stored).toContain('Ada war zuerst da.')
    await page.getByRole('textbox', field).click()
    await page.keyboard.type('Eva schreibt auch.')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Ada Leitung')
    await expect(dialog).toContainText('Ada war zuerst da.')
    expect(await stored()).not.toContain('Eva schreibt auch.')
    await dialog.getByRole('radio', { name: 'Text: Beide behalten' }).check()
    await dialog.getByRole('button', { name: 'So speichern' }).click()
    await expect.poll(stored).toContain('Eva schreibt auch.')
    expect(await stored()).toContain('Ada war zuerst da.')
    await test.step('in different places both hold without a question', async () => {
      const end = async (of: Page, line: string, more: string) => {
        await of.getByRole('textbox', field).getByText(line).click()
        await of.keyboard.press('End')
        await of.keyboard.type(more)
      }
      await other.reload()
      await expect(other.getByText(/Eva Kurs bearbeitet gerade diese Lektion/)).toBeVisible()
      await end(other, 'Ada war zuerst da.', ' Immer.')
      await expect.poll(stored).toContain('da. Immer.')
      await end(page, 'Eva schreibt auch.', ' Oft.')
      await expect(page.getByText('Ada Leitung hat auch etwas geändert.')).toBeVisible()
      await expect.poll(stored).toContain('auch. Oft.')
      expect(await stored()).toContain('da. Immer.')
      await expect(dialog).toHaveCount(0)
    })
    await other.context().close()
  },
)

test(
  'two people change what is said of a lecture: other fields merge, the same one is asked about',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const { request, other, lecture } = await openTwice({ page, browser, logIn }, 'richText')
    const form = (of: Page) => of.getByRole('form', { name: 'Angaben zur Lektion' })
    const save = (of: Page) => of.getByRole('button', { name: 'Speichern', exact: true }).click()
    const stored = async () => JSON.parse(await read(request, `/video/dev?video-id=${lecture}`)) as object
    await expect(form(page).getByLabel('Titel')).toHaveValue('Gemeinsam')
    await form(other).getByLabel('Titel').fill('Titel von Ada')
    await form(other).getByLabel('Beschreibung').fill('Von Ada')
    await form(page).getByLabel('Titel').fill('Titel von Eva')
    await form(page).getByLabel('Dauer').fill('12')
    await save(other)
    await expect.poll(stored).toMatchObject({ title: 'Titel von Ada' })
    await save(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Titel von Ada')
    await expect(dialog).toContainText('Titel von Eva')
    await dialog.getByRole('radio', { name: 'Titel: Fassung von Ada Leitung' }).check()
    await dialog.getByRole('button', { name: 'So speichern' }).click()
    await expect.poll(stored).toMatchObject({ title: 'Titel von Ada', description: 'Von Ada', minutes: 12 })
    await other.context().close()
  },
)

const statement = (question: string) => ({ type: 'true_false', question, explanation: '', correct: true })

test(
  'two people at one quiz: different questions hold both, the same one is asked about',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const quiz = {
      required_correct: 2,
      max_attempts: null,
      pause_minutes: 0,
      shuffle_questions: false,
      shuffle_options: false,
      questions: [statement('Atmen hilft.'), statement('Sitzen hilft.')],
    }
    const { request, other, lecture } = await openTwice({ page, browser, logIn }, 'quiz', {
      path: '/video/quiz',
      data: { quiz },
    })
    const stored = async () => {
      const answer: unknown = JSON.parse(await read(request, `/video/quiz?dev=true&video-id=${lecture}`))
      return (answer as { quiz: { questions: { question: string }[] } }).quiz.questions.map(
        (one) => one.question,
      )
    }
    const write = async (of: Page, before: string, after: string) => {
      await of.getByRole('button', { name: new RegExp(`^${before}.*Richtig oder falsch`) }).click()
      await of.getByRole('textbox', { name: 'Aussage' }).fill(after)
    }
    const finish = (of: Page) => of.getByRole('button', { name: 'Fertig', exact: true }).click()
    await test.step('each changes another question', async () => {
      await write(page, 'Atmen hilft', 'Atmen hilft immer.')
      await write(other, 'Sitzen hilft', 'Gehen hilft.')
      await finish(other)
      await expect.poll(stored).toEqual(['Atmen hilft.', 'Gehen hilft.'])
      await finish(page)
      await expect.poll(stored).toEqual(['Atmen hilft immer.', 'Gehen hilft.'])
    })
    await test.step('both change the same one', async () => {
      await other.reload()
      await write(page, 'Gehen hilft', 'Gehen hilft Eva.')
      await write(other, 'Gehen hilft', 'Gehen hilft Ada.')
      await finish(other)
      await expect.poll(stored).toEqual(['Atmen hilft immer.', 'Gehen hilft Ada.'])
      await finish(page)
      const dialog = page.getByRole('dialog', { name: 'Zwei haben hier gleichzeitig geschrieben' })
      await expect(dialog).toContainText(/Gehen hilft.*Ada/)
      await expect(dialog).toContainText(/Gehen hilft.*Eva/)
      await dialog.getByRole('button', { name: 'So speichern' }).click()
      await expect.poll(stored).toEqual(['Atmen hilft immer.', 'Gehen hilft Eva.'])
    })
    await other.context().close()
  },
)

test(
  'a lecture opened without a connection leaves the outline, and comes by itself with one',
  { tag: '@deep' },
  async ({ page, context, browser, logIn }) => {
    const { other, course } = await openTwice({ page, browser, logIn }, 'quiz')
    await other.context().close()
    await page.goto(`${E2E_URL}/course-editor/courses/${course}`)
    const outline = page.getByRole('navigation', { name: 'Kursaufbau' })
    await expect(outline).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Titel/ })).toBeVisible()
    await context.setOffline(true)
    await outline.getByRole('link', { name: /Gemeinsam/ }).click()
    await expect(page.getByText('Du bist gerade offline').first()).toBeVisible()
    await expect(outline).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Frage hinzufügen' })).toBeVisible()
    await expect(outline).toBeVisible()
  },
)
