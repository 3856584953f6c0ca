import { readFile } from 'node:fs/promises'
import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

test(
  'a learner asks, the leader answers with minutes, and an inspection reads the proof',
  { tag: '@deep' },
  async ({ browser }) => {
    const leader = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    const owner_id = await scenario('addPerson', {
      email: leader,
      first_name: 'Eva',
      last_name: 'Weiß',
      is_course_creator: true,
    })
    const { email, user_id, course } = await arrangeLearner(
      {
        title: 'Ruhig stehen',
        chapters: [{ title: 'Eins', lectures: [{ title: 'Gleichgewicht', words: 'Steh auf einem Bein.' }] }],
      },
      { first_name: 'Lore', last_name: 'Lindner' },
      owner_id,
    )
    await scenario('addLearning', { user_id, course_id: course.live_id, share: 0, begun_days_ago: 9 })
    const learner = await openElsewhere(browser, email)
    const desk = await openElsewhere(browser, leader)
    // Both stay open: what the other one writes shows by itself.
    const listed = await openElsewhere(browser, email)
    await listed.goto(`${E2E_URL}/courses/${course.live_id}/questions`)
    await expect(listed.getByText('Du hast noch keine Frage gestellt.')).toBeVisible()
    await desk.goto(`${E2E_URL}/course-editor/care`)
    await expect(desk.getByText('Keine offene Frage')).toBeVisible()

    await test.step('she asks in a lecture; what is typed survives a reload', async () => {
      await learner.goto(lectureUrl(course, 'Gleichgewicht'))
      const care = learner.getByRole('region', { name: 'Frag deine Kursleitung' })
      await care.getByRole('button', { name: 'Kursleitung fragen' }).click()
      await care.getByLabel('Deine Frage').fill('Ich wackle sehr. Darf ich mich festhalten?')
      await learner.reload()
      await care.getByRole('button', { name: 'Kursleitung fragen' }).click()
      await expect(care.getByLabel('Deine Frage')).toHaveValue(/Darf ich mich festhalten/)
      await care.getByRole('button', { name: 'Frage abschicken' }).click()
      await expect(learner.getByText('Deine Frage ist abgeschickt.')).toBeVisible()
    })
    await test.step('the leader answers it in the inbox, with the minutes that are suggested', async () => {
      await expect(desk.getByText('Lektion „Gleichgewicht“')).toBeVisible()
      await desk.goto(`${E2E_URL}/course-editor/course-list`)
      await desk.getByRole('link', { name: /^Betreuung.*1 offen/ }).click()
      await desk.getByRole('button', { name: 'Lesen und antworten' }).click()
      await desk
        .getByLabel('Deine Antwort')
        .fill('Ja, an einer Stuhllehne. Nach einer Woche versuch es ohne.')
      await desk.getByRole('button', { name: 'Vorschlag übernehmen: 1 Min.' }).click()
      await desk.reload()
      await desk.getByRole('button', { name: 'Lesen und antworten' }).click()
      await expect(desk.getByLabel('Deine Antwort')).toHaveValue(/an einer Stuhllehne/)
      await expect(desk.getByLabel('Wie lange hast du gebraucht?')).toHaveValue('1')
      await desk.getByRole('button', { name: 'Antwort abschicken' }).click()
      await expect(desk.getByText('Die Antwort ist abgeschickt.')).toBeVisible()
      await expect(desk.getByText('Keine offene Frage')).toBeVisible()
    })
    await test.step('the answer shows by itself where she has her questions open', async () => {
      await expect(listed.getByText('Neue Antwort')).toBeVisible()
      await listed.context().close()
    })
    await test.step('she reads the answer', async () => {
      await learner.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(learner.getByText('1 neue Antwort')).toBeVisible()
      await learner.getByRole('link', { name: 'Kursleitung fragen' }).click()
      await learner.getByRole('link', { name: /Darf ich mich festhalten/ }).click()
      await expect(learner.getByText('an einer Stuhllehne', { exact: false })).toBeVisible()
      await learner.goto(`${E2E_URL}/courses/${course.live_id}`)
      await expect(learner.getByRole('region', { name: 'Frag deine Kursleitung' })).toBeVisible()
      await expect(learner.getByText('1 neue Antwort')).toBeHidden()
    })
    await test.step('an appointment is made, announced, and she was there', async () => {
      await desk.goto(`${E2E_URL}/course-editor/care/courses/${course.live_id}`)
      await desk.getByRole('button', { name: 'Neuer Termin' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Neuer Termin' })
      await dialog.getByLabel('Titel').fill('Fragestunde')
      await dialog.getByLabel('Tag', { exact: true }).fill('1.2.2026')
      await dialog.getByLabel('Beginn').fill('18:30')
      await dialog.getByLabel('Dauer').fill('25')
      await dialog.getByLabel(/^Link/).fill('https://treffen.example/stehen')
      await dialog.getByRole('button', { name: 'Termin anlegen' }).click()
      await expect(desk.getByText('Der Termin ist gespeichert.')).toBeVisible()
      await desk.getByRole('button', { name: 'Vergangene' }).click()
      await expect(desk.getByText(/1\. Februar 2026 um 18:30 Uhr/)).toBeVisible()
      await desk.getByRole('button', { name: 'Wer war da?' }).click()
      const attendance = desk.getByRole('dialog', { name: 'Wer war da?' })
      await attendance.getByRole('checkbox', { name: 'Lore Lindner' }).check()
      await attendance.getByRole('button', { name: 'Anwesenheit speichern' }).click()
      await expect(desk.getByText('Die Anwesenheit ist gespeichert.')).toBeVisible()
    })
    await test.step('the minutes add up, and the proof says so', async () => {
      await expect(desk.getByText('Erfüllt')).toBeVisible()
      const waiting = desk.waitForEvent('download')
      await desk.getByRole('link', { name: 'Nachweis als PDF' }).click()
      const file = await (await waiting).path()
      const { pages, tagged } = await readPdf(await readFile(file))
      expect(tagged).toBe(true)
      expect(pages.join(' ')).toMatch(/Lore Lindner .* 25 0 1 26 Erfüllt/)
    })
    await learner.context().close()
    await desk.context().close()
  },
)
