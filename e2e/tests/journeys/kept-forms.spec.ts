import type { BrowserContext, Locator, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { killTab } from '../../support/breaking-line.ts'
import { arrangeLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, logInContext, test } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({
  actionTimeout: 15_000,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  expectedComplaints: async ({}, use) => {
    await use([/net::ERR_INTERNET_DISCONNECTED/])
  },
})

/** A form that asks for words: where it is, what is typed, and what says that it was sent. */
type Form = {
  path: string
  /** Opens it and gives the field that is typed into. */
  open: (of: Page) => Promise<Locator>
  typed: string
  send: (of: Page) => Promise<void>
  /** What is there once it was sent, and not while it is typed. */
  sent: (of: Page) => Locator
}

const inDialog = (of: Page): Locator => of.getByRole('dialog')
const press = (of: Locator | Page, name: string): Promise<void> =>
  of.getByRole('button', { name, exact: true }).click()

const arrangeCourse = async (context: BrowserContext): Promise<string> => {
  const { email, course } = await arrangeLearner({
    title: 'Ruhig stehen',
    forum_enabled: true,
    chapters: [{ title: 'Eins', lectures: [{ title: 'Gleichgewicht', words: 'Steh auf einem Bein.' }] }],
  })
  await logInContext(context, email)
  return course.live_id
}

const arrangeAdmin = async (context: BrowserContext): Promise<void> => {
  const email = `verwaltung-${crypto.randomUUID()}@beispiel.de`
  await scenario('addPerson', { email, is_admin: true })
  await logInContext(context, email)
}

/** Logs somebody in who has the form, and gives it. */
const forms: Record<string, (context: BrowserContext) => Promise<Form>> = {
  'inviting to a club': async (context) => {
    const email = `leitung-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', { email })
    const society = await scenario('addSociety', { name: 'Verein am See', owner_id, admin_ids: [owner_id] })
    await logInContext(context, email)
    return {
      path: `/sales/${society}/menschen`,
      open: async (of) => {
        await of.getByRole('button', { name: 'Einladen' }).first().click()
        return inDialog(of).getByLabel('E-Mail-Adressen')
      },
      typed: `gast-${crypto.randomUUID()}@beispiel.de`,
      send: (of) => press(inDialog(of), 'Einladen'),
      sent: (of) => of.getByText('1 Einladung ist unterwegs.'),
    }
  },
  'a new question with its answer': async (context) => {
    await arrangeAdmin(context)
    const question = `Wie lange dauert es? ${crypto.randomUUID().slice(0, 8)}`
    return {
      path: '/admin/faq',
      open: async (of) => {
        await press(of, 'Neue Frage')
        return inDialog(of).getByLabel('Antwort')
      },
      typed: 'Eine halbe Stunde.',
      send: async (of) => {
        await inDialog(of).getByRole('textbox', { name: 'Frage' }).fill(question)
        await press(inDialog(of), 'Speichern')
      },
      sent: (of) => of.getByText(question),
    }
  },
  'a new health insurance': async (context) => {
    await arrangeAdmin(context)
    const typed = `Kasse ${crypto.randomUUID().slice(0, 8)}`
    return {
      path: '/admin/insurances',
      open: async (of) => {
        await press(of, 'Neue Krankenkasse')
        return inDialog(of).getByLabel('Name')
      },
      typed,
      send: (of) => press(inDialog(of), 'Speichern'),
      sent: (of) => of.getByText(`${typed} ist gespeichert.`),
    }
  },
  'a new topic': async (context) => ({
    path: `/courses/${await arrangeCourse(context)}/forum/new`,
    open: async (of) => of.getByLabel('Dein Text'),
    typed: 'Darf ich mich festhalten?',
    send: async (of) => {
      await of.getByLabel('Überschrift').fill('Ich wackle')
      await press(of, 'Thema veröffentlichen')
    },
    sent: (of) => of.getByRole('heading', { name: 'Ich wackle' }),
  }),
}

const again = (of: Page): Locator => of.getByText(/ist wieder da/)

const openAt = async (context: BrowserContext, form: Form): Promise<{ page: Page; field: Locator }> => {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(E2E_URL + form.path)
  return { page, field: await form.open(page) }
}

for (const [name, arrange] of Object.entries(forms))
  test(
    `${name}: what was typed outlives the tab and a broken line, and goes as it is sent`,
    { tag: '@deep' },
    async ({ context }) => {
      const form = await arrange(context)
      const first = await openAt(context, form)
      await first.field.fill(form.typed)
      await test.step('another tab has a form of its own', async () => {
        const beside = await openAt(context, form)
        await expect(beside.field).toHaveValue('')
        await expect(again(beside.page)).toHaveCount(0)
        await beside.page.close()
      })
      await killTab(first.page)
      const next = await openAt(context, form)
      await expect(next.field).toHaveValue(form.typed)
      await expect(again(next.page)).toBeVisible()
      await test.step('without a line nothing is sent and nothing lost', async () => {
        await context.setOffline(true)
        await form.send(next.page)
        await expect(next.field).toHaveValue(form.typed)
        await context.setOffline(false)
        await next.page.reload()
        await expect(await form.open(next.page)).toHaveValue(form.typed)
      })
      await form.send(next.page)
      await expect(form.sent(next.page).first()).toBeVisible()
      await next.page.close()
      const last = await openAt(context, form)
      await expect(last.field).toHaveValue('')
      await expect(again(last.page)).toHaveCount(0)
    },
  )

test('a question to the leader comes back in its tab alone', { tag: '@deep' }, async ({ context }) => {
  const form: Form = {
    path: `/courses/${await arrangeCourse(context)}/questions`,
    open: async (of) => of.getByLabel('Deine Frage'),
    typed: 'Mir wird schwindlig. Was mache ich dann?',
    send: (of) => press(of, 'Frage abschicken'),
    sent: (of) => of.getByText('Deine Frage ist abgeschickt.'),
  }
  const { page, field } = await openAt(context, form)
  await field.fill(form.typed)
  await page.reload()
  await expect(field).toHaveValue(form.typed)
  await expect(again(page)).toBeVisible()
  await page.close()
  const other = await openAt(context, form)
  await expect(other.field).toHaveValue('')
  await expect(again(other.page)).toHaveCount(0)
  await other.field.fill(form.typed)
  await form.send(other.page)
  await expect(form.sent(other.page).first()).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByText(form.typed)).toBeVisible()
  await expect(again(other.page)).toHaveCount(0)
})
