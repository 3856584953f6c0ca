import type { Page } from '@playwright/test'
import { arrangePerson, everydayTask, findAndOpen, openEntry, pressInDialog } from '../support/everyday.ts'
import { built, changeRemote, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const short = (): string => crypto.randomUUID().slice(0, 8)
/** A remote of our own, so that nobody else's test sees what is done to it. */
const remote = 'mf-alltag'

test.afterAll(removeMadeRemotes)
// A legal text nobody wrote yet is not there.
test.use({ expectedComplaints: [/status of 404.*\/api\/legal/] })

const put = async (
  page: Page,
  path: string,
  data: object,
  method: 'PUT' | 'PATCH' = 'PUT',
): Promise<void> => {
  const answer = await page.request.fetch(`/api${path}`, { method, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

everydayTask('change the name', {
  act: async (page) => {
    await openEntry(page, 'Einstellungen')
    await page.getByLabel('Name der Plattform').fill('Kursportal Süd')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(page.getByText('Der Name ist gespeichert.')).toBeVisible()
  },
  after: (page) => put(page, '/settings', { name: 'Kursportal' }, 'PATCH'),
})

everydayTask('switch a feature off for everybody', {
  arrange: (page) => put(page, '/settings', { society_providers: true }, 'PATCH'),
  act: async (page) => {
    await openEntry(page, 'Einstellungen')
    await page.getByRole('checkbox', { name: /^Vereine als Anbieter/ }).uncheck()
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(page.getByText('Gespeichert. Alle sehen es jetzt so.')).toBeVisible()
  },
  after: (page) => put(page, '/settings', { society_providers: false }, 'PATCH'),
})

everydayTask('word a mail differently', {
  act: async (page) => {
    await openEntry(page, 'Vorlagen')
    await page.getByRole('link', { name: 'Lernstand gelöscht' }).click()
    await page.getByRole('textbox', { name: 'Betreff' }).fill('Du kannst neu beginnen')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Vorlage ist gespeichert.')).toBeVisible()
  },
})

everydayTask('send myself a test mail', {
  act: async (page) => {
    await openEntry(page, 'Vorlagen')
    await page.getByRole('link', { name: 'Erinnerung an einen begonnenen Kurs' }).click()
    await page.getByRole('button', { name: 'Testmail an mich' }).click()
    await expect(page.getByText(/^Eine Testmail .* ist unterwegs an alltag-/)).toBeVisible()
  },
})

everydayTask('word a button differently', {
  act: async (page) => {
    await openEntry(page, 'Texte')
    await page.getByRole('searchbox').fill('Ganzes Protokoll')
    await page.getByRole('button', { name: 'Ganzes Protokoll', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').last().fill('Alles ansehen')
    await pressInDialog(page, 'Speichern')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  after: (page) => put(page, '/ui-texts', { keys: ['mf-admin:overview.latestAll'], texts: [''] }),
})

everydayTask('write a question', {
  act: async (page) => {
    const question = `Wie lange gilt ${short()}?`
    await openEntry(page, 'Häufige Fragen')
    await page.getByRole('button', { name: 'Neue Frage' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Frage', { exact: true }).fill(question)
    await dialog.getByLabel('Antwort').fill('Ein Jahr.')
    await pressInDialog(page, 'Speichern')
    await expect(page.getByRole('main').getByText(question)).toBeVisible()
  },
})

everydayTask('put the questions in order', {
  arrange: async (page) => {
    const read = await page.request.get('/api/faq?drafts=true')
    const { items } = (await read.json()) as { items: { id: string }[] }
    const question = `Kommt nach oben ${short()}?`
    const added = [`Bleibt stehen ${short()}?`, question].map((one) => ({
      question: one,
      answer: 'Ja.',
      category: 'Reihenfolge',
      audience: 'everyone',
      published: true,
    }))
    await put(
      page,
      '/faq',
      { items: [...items.map(({ id }) => ({ id })), ...added], known: items.map(({ id }) => id) },
      'PATCH',
    )
    return { question }
  },
  act: async (page, { question }) => {
    await openEntry(page, 'Häufige Fragen')
    await page.getByRole('button', { name: `Aktionen für ${question}` }).click()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('menuitem', { name: 'Nach oben', exact: true }).click()
    expect((await saved).status()).toBe(200)
  },
})

everydayTask('publish a legal text', {
  act: async (page) => {
    await openEntry(page, 'Rechtliche Texte')
    await page.getByRole('link', { name: 'Impressum' }).first().click()
    await page.getByRole('textbox', { name: 'Inhalt' }).fill(`Wir sind ${short()}.`)
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await pressInDialog(page, 'Veröffentlichen')
    await expect(page.getByText('Die neue Fassung ist veröffentlicht.')).toBeVisible()
  },
})

everydayTask('add a health insurance', {
  act: async (page) => {
    const name = `Kasse ${short()}`
    await openEntry(page, 'Krankenkassen')
    await page.getByRole('button', { name: 'Neue Krankenkasse' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
  },
})

everydayTask('retire a health insurance', {
  arrange: async () => {
    const name = `Kasse ${short()}`
    await scenario('addInsurance', { name })
    return { name }
  },
  act: async (page, { name }) => {
    await openEntry(page, 'Krankenkassen')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Nicht mehr wählbar' }).click()
    await expect(page.getByText(/Wer sie hat, behält sie/)).toBeVisible()
  },
})

everydayTask('choose what everybody may learn', {
  arrange: async () => {
    const { id: owner_id } = await arrangePerson({ is_course_creator: true })
    const name = `Für alle ${short()}`
    await scenario('addAccess', { owner_id, name, course_ids: [] })
    return { name }
  },
  act: async (page, { name }) => {
    await openEntry(page, 'Standard-Zugänge')
    await page.getByRole('combobox', { name: 'Zugang hinzufügen' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await pressInDialog(page, 'Allen geben')
    await expect(page.getByText('Gespeichert. Es gilt ab sofort.')).toBeVisible()
  },
})

everydayTask('switch a module off', {
  arrange: async (page) => {
    const folder = built({ name: remote, version: '1.0.0', heading: 'Erste Fassung' })
    await publishFolder(page.request, folder)
  },
  act: async (page) => {
    await findAndOpen(page, 'Werkstatt', 'Werkstatt')
    await page.getByRole('button', { name: 'Abschalten' }).click()
    await page.getByRole('dialog').getByLabel('Grund').fill('Wartung')
    await pressInDialog(page, 'Abschalten')
    await expect(page.getByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
  },
  after: (page) => changeRemote(page.request, remote, { kind: 'enable' }),
})

everydayTask('roll a module back', {
  arrange: async (page) => {
    const folder = built({ name: remote, version: '1.1.0', heading: 'Zweite Fassung' })
    await publishFolder(page.request, folder)
  },
  act: async (page) => {
    await findAndOpen(page, 'Werkstatt', 'Werkstatt')
    await page
      .getByRole('button', { name: 'Zurückkehren' })
      .or(page.getByRole('button', { name: /Fassung davor/ }))
      .first()
      .click()
    await page.getByRole('dialog').getByLabel('Grund').fill('Fehler auf der Seite')
    await pressInDialog(page, 'Zurückkehren')
    await expect(page.getByText('Erledigt. Offene Tabs wissen Bescheid.')).toBeVisible()
  },
})
