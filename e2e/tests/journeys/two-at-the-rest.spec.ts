import type { BrowserContext, Page } from '@playwright/test'
import { DAY_MS } from '@kursportal/shared/domain'
import { E2E_URL } from '../../platform/ports.ts'
import { decide, storedText, test, textArea } from '../../support/two-authors.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 15_000 })

const again = (of: Page) => of.getByText(/ist wieder da/)
const inDialog = (of: Page) => of.getByRole('dialog').first()
const headers = { origin: E2E_URL }
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS)
  return { iso: day.toISOString(), typed: `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}` }
}

/** Lets calls of one address reach the server and loses their answers, until it is told to stop. */
const loseAnswers = async (context: BrowserContext, method: string, address: string) => {
  let arrived = 0
  await context.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    await route.fetch()
    arrived += 1
    return route.abort('connectionreset')
  })
  return { arrived: () => arrived, stop: () => context.unroute(address) }
}

test(
  'an appointment, moved by two while the line breaks; and a new one whose answer is lost is made once',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, ada, line, read } = authors
    const { live_id: live } = (await read(`/course/dev?course-id=${course}`)) as { live_id: string }
    const day = inDays(20)
    await ada.request.post(`${E2E_URL}/api/appointment`, {
      headers,
      data: {
        course_id: live,
        title: 'Fragestunde',
        starts_at: day.iso,
        minutes: 30,
        link: null,
        announce: false,
      },
    })
    type Listed = { items: { title: string; minutes: number; link: string | null }[] }
    const stored = async () =>
      ((await read(`/appointments?course-id=${live}&limit=10&offset=0`)) as Listed).items
    await authors.open(`/care/courses/${live}`)
    const edit = async (of: Page, title: string) => {
      await of.getByRole('button', { name: `Aktionen für ${title}` }).click()
      await of.getByRole('menuitem', { name: 'Termin ändern' }).click()
    }
    const field = (of: Page, name: string | RegExp) => inDialog(of).getByLabel(name)
    const save = (of: Page) => inDialog(of).getByRole('button', { name: 'Termin speichern' }).click()
    await test.step('both change it', async () => {
      await edit(authors.eva, 'Fragestunde')
      await field(authors.eva, 'Titel').fill('Fragestunde mit Eva')
      await field(authors.eva, 'Dauer').fill('45')
      await line.cut()
      await save(authors.eva)
      await expect(inDialog(authors.eva).getByRole('alert')).toBeVisible()
      await edit(ada, 'Fragestunde')
      await field(ada, 'Titel').fill('Fragestunde mit Ada')
      await field(ada, /^Link/).fill('https://treffen.example/ada')
      await save(ada)
      await expect(ada.getByText('Der Termin ist gespeichert.')).toBeVisible()
      await line.mend()
      const eva = await authors.lose()
      await edit(eva, 'Fragestunde mit Ada')
      await expect(field(eva, 'Titel')).toHaveValue('Fragestunde mit Eva')
      await save(eva)
      await decide(eva, [{ label: 'Titel', choice: 'Deine Fassung', says: [/Ada/, /Eva/] }])
      await expect
        .poll(stored)
        .toMatchObject([{ title: 'Fragestunde mit Eva', minutes: 45, link: 'https://treffen.example/ada' }])
    })
    await test.step('its answer is lost and the page loaded anew: nothing is asked, nothing waits', async () => {
      const { eva } = authors
      eva.on('dialog', (dialog) => void dialog.accept())
      await edit(eva, 'Fragestunde mit Eva')
      const lost = await loseAnswers(context, 'PATCH', '**/api/appointment?**')
      await field(eva, 'Titel').fill('Fragestunde für alle')
      await save(eva)
      await expect.poll(stored).toMatchObject([{ title: 'Fragestunde für alle' }])
      await eva.reload()
      await lost.stop()
      await edit(eva, 'Fragestunde für alle')
      await expect(field(eva, 'Titel')).toHaveValue('Fragestunde für alle')
      await expect(again(eva)).toHaveCount(0)
      await inDialog(eva).getByRole('button', { name: 'Abbrechen' }).click()
      await expect(eva.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a new one is made once', async () => {
      const { eva } = authors
      await eva.getByRole('button', { name: 'Neuer Termin' }).click()
      const lost = await loseAnswers(context, 'POST', '**/api/appointment')
      await field(eva, 'Titel').fill('Treffen')
      await field(eva, 'Tag').fill(inDays(30).typed)
      await field(eva, 'Beginn').fill('18:30')
      await inDialog(eva).getByRole('button', { name: 'Termin anlegen' }).click()
      await expect.poll(lost.arrived).toBeGreaterThan(0)
      await expect.poll(async () => (await stored()).length).toBe(2)
      await eva.reload()
      await lost.stop()
      await eva.getByRole('button', { name: 'Neuer Termin' }).click()
      await expect(field(eva, 'Titel')).toHaveValue('Treffen')
      await inDialog(eva).getByRole('button', { name: 'Termin anlegen' }).click()
      await expect(eva.getByText('Der Termin ist gespeichert.')).toBeVisible()
      expect((await stored()).map(({ title }) => title)).toEqual(['Fragestunde für alle', 'Treffen'])
    })
  },
)

test(
  'files of a text, named by two while the line breaks: both stand there',
  { tag: '@deep' },
  async ({ authors }) => {
    const { course, text: lecture, ada, line } = authors
    await authors.open(`/courses/${course}/lectures/${lecture}`)
    const stored = () => storedText(authors)
    await ada
      .getByLabel('Datei auswählen')
      .first()
      .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    await expect(ada.getByRole('link', { name: 'Plan.pdf' })).toBeVisible()
    const open = async (of: Page, key: 'Home' | 'End') => {
      await textArea(of).getByText('Atme ruhig.').click()
      await of.keyboard.press(key)
      await of.getByRole('button', { name: 'Ton oder Datei einfügen' }).click()
      await inDialog(of)
        .getByRole('radio', { name: /Plan\.pdf/ })
        .check()
    }
    const name = (of: Page) => inDialog(of).getByRole('textbox', { name: 'Wie heißt sie im Text?' })
    const insert = (of: Page) => inDialog(of).getByRole('button', { name: 'Einfügen' }).click()
    await authors.eva.reload()
    await open(authors.eva, 'End')
    await line.cut()
    await name(authors.eva).fill('Plan von Eva')
    await open(ada, 'Home')
    await name(ada).fill('Plan von Ada')
    await insert(ada)
    await expect.poll(stored).toContain('Plan von Ada')
    await line.mend()
    const eva = await authors.lose()
    await expect(textArea(eva)).toContainText('Plan von Ada')
    await open(eva, 'End')
    await expect(name(eva)).toHaveValue('Plan von Eva')
    await insert(eva)
    await expect.poll(stored).toContain('Plan von Eva')
    expect(await stored()).toContain('Plan von Ada')
    await test.step('one takes the file away while the other is about to put it in', async () => {
      await open(eva, 'End')
      await ada.getByRole('button', { name: '„Plan.pdf“ entfernen' }).click()
      await inDialog(ada).getByRole('button', { name: 'Entfernen' }).click()
      await expect(ada.getByRole('link', { name: 'Plan.pdf' })).toHaveCount(0)
      await name(eva).fill('Noch einmal')
      await insert(eva)
      await expect(eva.getByRole('main').getByText('Noch einmal').first()).toBeVisible()
      await expect.poll(stored).toContain('Noch einmal')
    })
  },
)

test(
  'publishing by two while the line breaks: once, what was looked at, and nobody is left in doubt',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, chapter, ada, eva, line, read } = authors
    const numbers = async () =>
      (
        (await read(`/course/publications?course-id=${course}&limit=20&offset=0`)) as {
          items: { number: number }[]
        }
      ).items.map(({ number }) => number)
    const rename = (title: string) =>
      ada.request.patch(`${E2E_URL}/api/chapter?chapter-id=${chapter}`, { headers, data: { title } })
    const submit = (of: Page) => inDialog(of).getByRole('button', { name: 'Veröffentlichen', exact: true })
    const done = (of: Page) => of.getByText('„Zu zweit“ ist live.')
    const before = await numbers()
    await rename('Beginn')
    await authors.open(`/courses/${course}?publish=1`)
    await test.step('the other changes something while the dialog is open: it is shown first', async () => {
      await expect(submit(eva)).toBeVisible()
      await rename('Aller Anfang')
      await submit(eva).click()
      await expect(inDialog(eva).getByText(/Inzwischen hat sich am Kurs noch etwas geändert/)).toBeVisible()
      await expect(
        inDialog(eva)
          .getByText(/Aller Anfang/)
          .first(),
      ).toBeVisible()
      expect(await numbers()).toEqual(before)
    })
    await test.step('the answer is lost: it is published once, and the dialog says so', async () => {
      const lost = await loseAnswers(context, 'PUT', '**/api/course/live?**')
      await submit(eva).click()
      await expect(inDialog(eva).getByText(/der Kurs ist aber veröffentlicht/)).toBeVisible()
      await lost.stop()
      expect(await numbers()).toHaveLength(before.length + 1)
      await inDialog(eva).getByRole('button', { name: 'Schließen' }).last().click()
    })
    await test.step('the other, whose dialog was open all the while, publishes the same: still once', async () => {
      await submit(ada).click()
      await expect(
        inDialog(ada)
          .getByText(/Inzwischen hat sich|Es gibt nichts zu veröffentlichen/)
          .first(),
      ).toBeVisible()
      expect(await numbers()).toHaveLength(before.length + 1)
    })
    await test.step('without a line it says so, and goes on when it is back', async () => {
      await rename('Und los')
      await eva.reload()
      await eva.goto(`${E2E_URL}/course-editor/courses/${course}?publish=1`)
      await expect(submit(eva)).toBeVisible()
      await line.cut()
      await submit(eva).click()
      await expect(inDialog(eva).getByRole('alert')).toBeVisible()
      await line.mend()
      await submit(eva).click()
      await expect(done(eva)).toBeVisible()
      expect(await numbers()).toHaveLength(before.length + 2)
    })
    await test.step('both press at once: it is published once', async () => {
      await rename('Zum Schluss')
      await authors.open(`/courses/${course}?publish=1`)
      await expect(submit(eva)).toBeVisible()
      await expect(submit(ada)).toBeVisible()
      await Promise.all([submit(eva).click(), submit(ada).click()])
      await expect.poll(async () => (await numbers()).length).toBe(before.length + 3)
      for (const one of [eva, ada])
        await expect(
          done(one)
            .or(inDialog(one).getByText(/geht (schon|gerade|von selbst) live|nichts zu veröffentlichen/))
            .first(),
        ).toBeVisible()
      expect(await numbers()).toHaveLength(before.length + 3)
    })
  },
)

test(
  'the bin, emptied by two while the line breaks: each part is there once, and nobody is told it is gone',
  { tag: '@deep' },
  async ({ authors, context }) => {
    const { course, text: lecture, ada, eva, line, read } = authors
    const remove = () => ada.request.delete(`${E2E_URL}/api/video?video-id=${lecture}`, { headers })
    const titles = async () => {
      const { items } = (await read(`/chapters-videos/dev?course-id=${course}`)) as {
        items: { videos: { title: string }[] }[]
      }
      return items.flatMap(({ videos }) => videos.map(({ title }) => title))
    }
    const open = async (of: Page) => {
      await of.getByRole('button', { name: 'Papierkorb' }).click()
      await expect(bringBack(of)).toBeVisible()
    }
    const bringBack = (of: Page) => of.getByRole('button', { name: 'Zurückholen: Lies das' })
    const back = (of: Page) => of.getByText('„Lies das“ ist wieder da.')
    const whole = ['Sieh zu', 'Lies das', 'Prüfe dich']
    await remove()
    await authors.open(`/courses/${course}/details`)
    await test.step('both bring it back: the second hears the same', async () => {
      await open(eva)
      await open(ada)
      await bringBack(ada).click()
      await expect(back(ada)).toBeVisible()
      await bringBack(eva).click()
      await expect(back(eva)).toBeVisible()
      await expect.poll(titles).toEqual(whole)
    })
    await test.step('the answer is lost: pressed again it is there, once', async () => {
      await remove()
      await eva.reload()
      await open(eva)
      const lost = await loseAnswers(context, 'POST', '**/api/video/restore?**')
      await bringBack(eva).click()
      await expect.poll(lost.arrived).toBeGreaterThan(0)
      await expect.poll(titles).toEqual(whole)
      await lost.stop()
      await expect(bringBack(eva)).toHaveCount(0)
    })
    await test.step('without a line it stays in the bin, and comes back with one', async () => {
      await remove()
      await eva.reload()
      await open(eva)
      await line.cut()
      await bringBack(eva).click()
      await expect(eva.getByText(/Verbindung|offline/i).first()).toBeVisible()
      await line.mend()
      await bringBack(eva).click()
      await expect(back(eva)).toBeVisible()
      await expect.poll(titles).toEqual(whole)
    })
  },
)
