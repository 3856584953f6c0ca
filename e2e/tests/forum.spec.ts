import type { Browser, Page } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from '../support/scenario.ts'
import { collectComplaints, expect, openElsewhere, test } from '../support/test.ts'

const CREATOR = `kursleitung-${crypto.randomUUID()}@beispiel.de`
const LENE = `lene-${crypto.randomUUID()}@beispiel.de`
const THEO = `theo-${crypto.randomUUID()}@beispiel.de`
const QUESTION = 'Durch die Nase oder durch den Mund?'
const ADVERT = 'Kauft meinen Atemtrainer, nur heute zum halben Preis!'

/** A question beside a lecture, its answers and its solution; and an advert that is reported and removed. */
test('two learners and the creator talk in a forum', { tag: '@deep' }, async ({ browser }) => {
  const course = await arrange()
  const complaints: string[] = []
  const forum = `${E2E_URL}/courses/${course.live_id}/forum`
  const as = (email: string) => openAs(browser, email, complaints)
  const [lene, theo, creator] = [await as(LENE), await as(THEO), await as(CREATOR)]

  await test.step('Lene asks beside the lecture', async () => {
    await lene.goto(`${E2E_URL}/courses/${course.live_id}/lectures/${course.first_lecture_id}`)
    await lene.getByRole('button', { name: 'Frage stellen' }).click()
    await lene.getByLabel('Überschrift').fill(QUESTION)
    await lene.getByLabel('Dein Text').fill('Beim Ausatmen bin ich mir unsicher.')
    await lene.getByRole('button', { name: 'Thema veröffentlichen' }).click()
    await expect(lene.getByRole('link', { name: QUESTION })).toBeVisible()
  })

  await test.step('Theo finds it as new, answers, and advertises', async () => {
    await theo.goto(`${forum}?filter=unread`)
    await expect(theo.getByText('1 neu')).toBeVisible()
    await theo.getByRole('link', { name: QUESTION }).click()
    await expect(theo.getByRole('article', { name: 'Lene L.' })).toContainText('Beim Ausatmen')
    await answer(theo, ADVERT)
    await theo.goto(`${forum}?filter=unread`)
    await expect(theo.getByText('Du bist auf dem neuesten Stand')).toBeVisible()
  })

  await test.step('the creator answers and pins the topic', async () => {
    await creator.goto(forum)
    await creator.getByRole('link', { name: QUESTION }).click()
    await answer(creator, 'Ein durch die Nase, aus durch den leicht geöffneten Mund.')
    await creator.getByRole('button', { name: 'Aktionen für dieses Thema' }).click()
    await creator.getByRole('menuitem', { name: 'Oben anheften' }).click()
    await expect(creator.getByText('Angeheftet')).toBeVisible()
  })

  await test.step('Lene marks the solution and reports the advert', async () => {
    await lene.goto(forum)
    await expect(lene.getByText('2 neu')).toBeVisible()
    await lene.getByRole('link', { name: QUESTION }).click()
    const solution = lene.getByRole('article', { name: 'Karla Leitner' })
    await expect(solution.getByText('Kursleitung')).toBeVisible()
    await solution.getByRole('button', { name: /^Aktionen/ }).click()
    await lene.getByRole('menuitem', { name: 'Als Lösung markieren' }).click()
    await expect(solution.getByText('Lösung', { exact: true })).toBeVisible()
    await lene.getByRole('button', { name: 'Aktionen für den Beitrag von Theo T.' }).click()
    await lene.getByRole('menuitem', { name: 'Melden' }).click()
    await lene.getByRole('radio', { name: 'Werbung' }).check()
    await lene.getByRole('button', { name: 'Melden', exact: true }).click()
    await expect(lene.getByText(/Du hast diesen Beitrag gemeldet/)).toBeVisible()
  })

  await test.step('the creator removes the advert, and its author is told why', async () => {
    await creator.goto(forum)
    await creator.getByRole('link', { name: '1 gemeldeter Beitrag' }).click()
    await expect(creator.getByRole('article', { name: 'Theo T.' })).toContainText(ADVERT)
    await creator.getByRole('button', { name: 'Entfernen' }).click()
    const dialog = creator.getByRole('dialog', { name: 'Beitrag entfernen' })
    await dialog.getByLabel(/Begründung/).fill('Bitte keine Werbung.')
    await dialog.getByRole('button', { name: 'Entfernen' }).click()
    await expect(creator.getByText('Nichts zu entscheiden')).toBeVisible()
    const outbox = await creator.request.get(`${E2E_URL}/api/dev/outbox?to=${THEO}`)
    expect(await outbox.text()).toContain('Bitte keine Werbung.')
  })

  await test.step('Theo sees that it is gone, and takes a deleted answer back for good', async () => {
    await theo.goto(forum)
    await theo.getByRole('link', { name: QUESTION }).click()
    await expect(theo.getByText('Dieser Beitrag wurde von der Kursleitung entfernt.')).toBeVisible()
    await answer(theo, 'Entschuldigung.')
    await theo
      .getByRole('article', { name: 'Theo T. (du)' })
      .last()
      .getByRole('button', { name: /^Aktionen/ })
      .click()
    await theo.getByRole('menuitem', { name: 'Löschen' }).click()
    await theo.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(theo.getByText('Entschuldigung.')).toHaveCount(0)
  })

  expect(complaints, 'unexpected complaints in the browser console').toEqual([])
})

const arrange = async () => {
  const owner_id = await scenario('addPerson', {
    email: CREATOR,
    first_name: 'Karla',
    last_name: 'Leitner',
    is_course_creator: true,
  })
  const user_ids = [
    await scenario('addPerson', { email: LENE, first_name: 'Lene', last_name: 'Lindner' }),
    await scenario('addPerson', { email: THEO, first_name: 'Theo', last_name: 'Thal' }),
  ]
  const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
  await scenario('addAccess', { owner_id, name: 'Forum', course_ids: [course.draft_id], user_ids })
  return course
}

const openAs = async (browser: Browser, email: string, complaints: string[]): Promise<Page> => {
  const page = await openElsewhere(browser, email)
  collectComplaints(page, complaints)
  return page
}

const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Dein Text').fill(text)
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  await expect(page.getByLabel('Dein Text')).toHaveValue('')
}
