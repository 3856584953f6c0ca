import { DAY_MS } from '@kursportal/shared/domain'
import { arrangeLearner } from '../support/learner.ts'
import {
  arrangePerson,
  confirmWithPassword,
  everydayTask,
  findAndOpen,
  openEntry,
  pressInDialog,
} from '../support/everyday.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// Once all were reminded there is nobody left whose mail could be shown.
test.use({ expectedComplaints: [/status of 404.*\/api\/reminder\/preview/] })

const PASSWORD_LABEL = 'Bestätige mit deinem Passwort'
const short = (): string => crypto.randomUUID().slice(0, 8)

/** Somebody in the middle of a course of their own. */
const arrangeInCourse = async () => {
  const { name, last_name } = { name: `Lore ${short()}`, last_name: `Lauf${short()}` }
  const { user_id, course } = await arrangeLearner(
    { title: name, chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }] },
    { first_name: 'Lore', last_name },
  )
  await scenario('addLearning', { user_id, course_id: course.live_id, share: 0.5, begun_days_ago: 9 })
  return { course: name, name: `Lore ${last_name}`, last_name }
}

everydayTask('find a member by name, e-mail or town', {
  arrange: () => arrangePerson({ city: 'Zwesten' }),
  act: async (page, person) => {
    await openEntry(page, 'Mitglieder')
    const field = page.getByRole('searchbox')
    for (const words of [person.name, person.email, `Zwesten ${person.name}`]) {
      await field.fill(words)
      await expect(page.getByRole('link', { name: person.name })).toBeVisible()
    }
  },
})

everydayTask('see what somebody learns, has and is', {
  arrange: arrangeInCourse,
  act: async (page, { course, name, last_name }) => {
    await findAndOpen(page, last_name, `${name}: Kurse`)
    await expect(page.getByRole('rowheader', { name: course })).toBeVisible()
    await page.getByRole('link', { name: 'Bescheinigungen', exact: true }).last().click()
    await expect(page.getByText('Noch keine Bescheinigung')).toBeVisible()
    await page.getByRole('link', { name: 'Profil', exact: true }).last().click()
    await expect(page.getByRole('region', { name: 'Rechte' })).toBeVisible()
  },
})

everydayTask('correct a name', {
  arrange: () => arrangePerson(),
  act: async (page, { name }) => {
    await findAndOpen(page, name, name)
    await page.getByRole('button', { name: 'Vorname ändern' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vorname ändern' })
    await dialog.getByLabel('Vorname').fill('Friederike')
    await confirmWithPassword(page)
    await pressInDialog(page, 'Speichern')
    await expect(page.getByRole('heading', { level: 1, name: /^Friederike/ })).toBeVisible()
  },
})

everydayTask('help somebody who cannot log in', {
  arrange: () => arrangePerson(),
  act: async (page, { name }) => {
    await findAndOpen(page, name, name)
    await page.getByRole('button', { name: 'Beim Anmelden helfen' }).click()
    await pressInDialog(page, 'Code senden')
    await expect(page.getByText('Der Code ist unterwegs und gilt 15 Minuten.')).toBeVisible()
  },
})

everydayTask('reset a course for somebody', {
  arrange: arrangeInCourse,
  act: async (page, { name, last_name }) => {
    await findAndOpen(page, last_name, `${name}: Kurse`)
    await page.getByRole('button', { name: /^Lernstand löschen/ }).click()
    await page.getByRole('dialog').getByLabel('Grund').fill('Auf eigenen Wunsch')
    await confirmWithPassword(page)
    await pressInDialog(page, 'Lernstand löschen')
    await expect(page.getByText(/kann neu begonnen werden/)).toBeVisible()
  },
})

everydayTask('delete an account on request', {
  arrange: () => arrangePerson(),
  act: async (page, { name, email }) => {
    await findAndOpen(page, name, `${name}: Konto löschen`)
    const dialog = page.getByRole('dialog', { name: `Konto von ${name} löschen?` })
    await dialog.getByLabel('Grund').fill('Auf eigenen Wunsch')
    await dialog.getByLabel(/^Tippe zur Sicherheit/).fill(email)
    await dialog.getByLabel(PASSWORD_LABEL).fill('Kursportal-2026!')
    await pressInDialog(page, 'Konto endgültig löschen')
    await expect(page.getByRole('heading', { level: 1, name: 'Das Konto ist gelöscht' })).toBeVisible()
  },
})

everydayTask('make somebody creator or admin', {
  arrange: () => arrangePerson(),
  act: async (page, { name }) => {
    await findAndOpen(page, name, name)
    await page.getByRole('button', { name: 'Recht Verwaltung geben' }).click()
    await page.getByRole('dialog').getByLabel('Grund').fill('Vertretung im Sommer')
    await confirmWithPassword(page)
    await pressInDialog(page, 'Geben')
    await expect(page.getByText(`${name} hat jetzt das Recht „Verwaltung“.`)).toBeVisible()
  },
})

everydayTask('create a club and name its head', {
  arrange: () => arrangePerson(),
  act: async (page, { name: head }) => {
    const name = `TSV ${short()}`
    await openEntry(page, 'Vereine')
    await page.getByRole('button', { name: 'Neuer Verein' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neuer Verein' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('combobox').fill(head)
    await page.getByRole('option', { name: new RegExp(head) }).click()
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const found = await page.request.get(`/api/societies?search=${encodeURIComponent(name)}`)
    expect(await found.json()).toMatchObject({ items: [{ owner: { name: head } }] })
  },
})

everydayTask('see what a club brings', {
  arrange: async () => {
    const name = `Verein ${short()}`
    const society_id = await scenario('addSociety', { name })
    await scenario('addFinishedMembers', { society_id, count: 3, course_id: await arrangeCourse() })
    return { name }
  },
  act: async (page, { name }) => {
    await findAndOpen(page, name, name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/Abschlüsse/).first()).toBeVisible()
  },
})

everydayTask('see whether mails arrive', {
  arrange: async () => {
    const { email } = await arrangePerson()
    const error = '550 5.1.1 mailbox unavailable'
    await scenario('addMail', { to: email, key: 'reminder', subject: 'Dein Kurs', at: new Date(), error })
    return { email }
  },
  act: async (page, { email }) => {
    await openEntry(page, 'Nachrichten')
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByText(/^Diese Adresse nimmt keine/)).toHaveCount(1)
  },
})

everydayTask('remind people who stopped', {
  arrange: async () => {
    const { user_id, course } = await arrangeLearner(
      {
        title: `Kurs ${short()}`,
        chapters: [{ title: 'Eins', lectures: ['Ein', 'Aus'].map((title) => ({ title, words: 'Atme.' })) }],
      },
      { last_seen_at: new Date(Date.now() - 60 * DAY_MS) },
    )
    await scenario('addLearning', {
      user_id,
      course_id: course.live_id,
      share: 0.5,
      begun_days_ago: 60,
      took_days: 9,
    })
  },
  act: async (page) => {
    await openEntry(page, 'Nachrichten')
    await page.getByRole('link', { name: 'Erinnern', exact: true }).click()
    await page.getByRole('button', { name: /^\d+ Erinnerung(en)? senden$/ }).click()
    await pressInDialog(page, /senden$/)
    await expect(page.getByText(/unterwegs/).first()).toBeVisible()
  },
})

everydayTask('see who changed what', {
  arrange: async (page) => {
    const { id, name } = await arrangePerson()
    const headers = { 'X-Admin-Password': 'Kursportal-2026!' }
    const answer = await page.request.patch(`/api/other-user?user-id=${id}`, {
      data: { city: 'Bebra' },
      headers,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return { name }
  },
  act: async (page, { name }) => {
    await openEntry(page, 'Protokoll')
    await expect(page.getByText(new RegExp(`Ada Alltag hat .*${name}`)).first()).toBeVisible()
  },
})

async function arrangeCourse(): Promise<string> {
  const { id: owner_id } = await arrangePerson({ is_course_creator: true })
  const { live_id } = await scenario('addMadeCourse', {
    owner_id,
    title: `Kurs ${short()}`,
    chapters: [{ title: 'Eins', lectures: [{ title: 'Ruhe', words: 'Atme aus.' }] }],
  })
  return live_id
}
