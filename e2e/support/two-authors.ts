import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../platform/ports.ts'
import { killTab } from './breaking-line.ts'
import { scenario } from './scenario.ts'
import { test as base, expect, logInContext, openElsewhere } from './test.ts'

/** What two authors work on: a course with a chapter, a film with captions, a text and a quiz, and an access to it. */
type Shared = {
  course: string
  chapter: string
  film: string
  text: string
  quiz: string
  access: string
}

/** Two authors of one course, each in a browser of their own: Eva, whose course it is, and Ada, an admin. */
type Authors = Shared & {
  eva: Page
  ada: Page
  /** Both open the same page of the editor. */
  open: (path: string) => Promise<void>
  read: (path: string) => Promise<unknown>
  /** The line of Eva's browser. */
  line: { cut: () => Promise<void>; mend: () => Promise<void> }
  /** Eva's page is gone without a farewell; gives another one at the same place. */
  lose: () => Promise<Page>
}

const CAPTIONS =
  'WEBVTT\n\n00:01.000 --> 00:03.000\nSteh aufrecht.\n\n00:03.000 --> 00:05.000\nAtme ein.\n\n00:05.000 --> 00:07.000\nAtme aus.\n'

const makeCourse = async (owner_id: string) => {
  const asset_id = await scenario('addFilm', { owner_id, seconds: 8 })
  const statement = (question: string) => ({
    id: crypto.randomUUID(),
    type: 'true_false' as const,
    question,
    explanation: '',
    correct: true,
  })
  const { draft_id } = await scenario('addMadeCourse', {
    owner_id,
    title: 'Zu zweit',
    chapters: [
      {
        title: 'Anfang',
        lectures: [
          { title: 'Sieh zu', asset_id, captions: CAPTIONS },
          { title: 'Lies das', words: 'Atme ruhig.' },
          {
            title: 'Prüfe dich',
            quiz: { questions: [statement('Gehen hilft.'), statement('Sitzen hilft.')] },
          },
        ],
      },
    ],
  })
  return draft_id
}

type Part = { id: string; title: string; videos: { id: string; title: string }[] }

/** Eva, who makes courses, and Ada, an admin: their addresses, and who Eva is. */
export const addAuthors = async () => {
  const own = crypto.randomUUID()
  const [eva, ada] = [`eva-${own}@beispiel.de`, `ada-${own}@beispiel.de`]
  const owner_id = await scenario('addPerson', {
    email: eva,
    is_course_creator: true,
    first_name: 'Eva',
    last_name: 'Kurs',
  })
  await scenario('addPerson', { email: ada, is_admin: true, first_name: 'Ada', last_name: 'Leitung' })
  return { eva, ada, owner_id }
}

/** Makes two authors and what they share; gives a browser to each. */
const arrangeAuthors = async (browser: Browser, context: BrowserContext): Promise<Authors> => {
  const { eva, ada, owner_id } = await addAuthors()
  const course = await makeCourse(owner_id)
  const access = await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [course] })
  await logInContext(context, eva)
  const other = await openElsewhere(browser, ada)
  const read = async (path: string): Promise<unknown> =>
    (await other.request.get(`${E2E_URL}/api${path}`, { headers: { origin: E2E_URL } })).json()
  const { items } = (await read(`/chapters-videos/dev?course-id=${course}`)) as { items: Part[] }
  const lecture = (title: string): string =>
    items.flatMap(({ videos }) => videos).find((one) => one.title === title)?.id ?? ''
  const authors: Authors = {
    course,
    chapter: items[0]?.id ?? '',
    film: lecture('Sieh zu'),
    text: lecture('Lies das'),
    quiz: lecture('Prüfe dich'),
    access,
    eva: await context.newPage(),
    ada: other,
    open: async (path) => {
      await Promise.all([authors.eva, other].map((of) => of.goto(`${E2E_URL}/course-editor${path}`)))
    },
    read,
    line: { cut: () => context.setOffline(true), mend: () => context.setOffline(false) },
    lose: async () => {
      const address = authors.eva.url()
      await killTab(authors.eva)
      authors.eva = await context.newPage()
      await authors.eva.goto(address)
      return authors.eva
    },
  }
  return authors
}

/** A test of two authors of one course, in two browsers. */
export const test = base.extend<{ authors: Authors }>({
  authors: async ({ browser, context }, use) => {
    const authors = await arrangeAuthors(browser, context)
    await use(authors)
    await authors.ada.context().close()
  },
})

/** Where the text of a lecture is written. */
export const textArea = (of: Page): Locator => of.getByRole('textbox', { name: 'Text der Lektion' })

/** The text both share, as it is stored. */
export const storedText = async ({ read, text }: Pick<Authors, 'read' | 'text'>): Promise<string> =>
  JSON.stringify(await read(`/video/rich-text?dev=true&video-id=${text}`))

/** Sends the form that has something to save. */
export const save = (of: Page): Promise<void> =>
  of.getByRole('button', { name: 'Speichern', exact: true }).click()

/** Logs in again over the page, as the dialog of a session that has ended asks. */
export const logInAgain = async (of: Page): Promise<void> => {
  const dialog = of.getByRole('dialog', { name: 'Bitte melde dich noch einmal an' })
  await expect(async () => {
    if (!(await dialog.isVisible())) await save(of)
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await dialog.getByLabel('Passwort', { exact: true }).fill(SEED_PASSWORD)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
}

/** The dialog that asks which of two versions holds. */
export const conflictOf = (of: Page): Locator =>
  of.getByRole('dialog', { name: 'Zwei haben hier gleichzeitig geschrieben' })

/** Decides each thing that both wrote: the dialog says what it is about, whose the other version is, and what both say. */
export const decide = async (
  of: Page,
  choices: readonly {
    label: string
    choice: 'Deine Fassung' | 'Fassung von Ada Leitung' | 'Die andere Fassung' | 'Beide behalten'
    says: RegExp[]
  }[],
): Promise<void> => {
  const dialog = conflictOf(of)
  await expect(dialog).toContainText('Noch ist nichts verloren.')
  await expect(dialog.getByRole('group')).toHaveCount(choices.length)
  for (const { label, choice, says } of choices) {
    const thing = dialog.getByRole('group', { name: label, exact: true })
    for (const words of says) await expect(thing).toContainText(words)
    await thing.getByRole('radio', { name: `${label}: ${choice}` }).check()
  }
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await expect(dialog).toBeHidden()
}
