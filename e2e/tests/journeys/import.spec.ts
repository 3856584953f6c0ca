import { readFile } from 'node:fs/promises'
import { box, exeFile, part, text } from '../../../api/src/modules/courses/exchange/exelearning.testing.ts'
import {
  cartridgeFile,
  docxFile,
  h5pOf,
  moodleBackup,
  olxFile,
  pdfFile,
  pptxFile,
} from '../../../api/src/modules/courses/exchange/packages.testing.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const GIFT = 'Womit atmest du? {=Zwerchfell ~Knie}\n\nSitzen ist gut. {F}\n\nSchreib einen Aufsatz. {}\n'
const MOODLE = `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>Sitzen</text></name><questiontext><text>Sitzen ist gut.</text></questiontext><answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question></quiz>`
const H5P = h5pOf('H5P.TrueFalse', { question: 'Sitzen ist gut.', correct: 'false' })

const EXE = exeFile([
  { id: '1', boxes: [box('Text', [text('<p>Leg dich hin und atme.</p>')])] },
  {
    id: '2',
    boxes: [
      box('Prüfe dich', [
        part('trueorfalse', { questionsGame: [{ question: 'Sitzen ist gut.', solution: '0' }] }),
      ]),
    ],
  },
])

const files: [name: string, content: Buffer, says: string | RegExp][] = [
  ['fragen.txt', Buffer.from(GIFT), /^GIFT: 1 Lektion, 2 Fragen und keine Bilder/],
  ['moodle.xml', Buffer.from(MOODLE), /^Moodle-XML: 1 Lektion, 1 Frage/],
  ['quiz.h5p', H5P, /^H5P: 1 Lektion, 1 Frage/],
  ['text.docx', docxFile(), /^Word: 1 Lektion, keine Fragen und 1 Bild/],
  ['folien.pptx', pptxFile(), /^PowerPoint: 1 Lektion/],
  ['blatt.pdf', pdfFile(), /^PDF: 1 Lektion/],
  ['film.srt', Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nLeg dich hin.\n'), /^Untertitel: 1 Lektion/],
  ['kurs.imscc', cartridgeFile(), /^Common Cartridge: 3 Lektionen, 1 Frage und 1 Bild/],
  ['projekt.elpx', EXE, /^eXeLearning: 2 Lektionen, 1 Frage/],
  ['kurs.tar.gz', olxFile(), /^Open edX: 2 Lektionen, 2 Fragen und 1 Bild/],
  ['sicherung.mbz', moodleBackup(), /^Moodle-Sicherung: 3 Lektionen, 1 Frage und 1 Bild/],
]

test(
  'what trainers have elsewhere is read, told, taken as a course, and taken away again as a package',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email, is_course_creator: true })
    await logIn(email)
    await page.goto(`${E2E_URL}/course-editor/import`)
    for (const [at, [name, buffer, says]] of files.entries())
      await test.step(name, async () => {
        if (at > 0) await page.getByRole('button', { name: 'Andere Datei' }).click()
        await page
          .getByLabel(/^Datei auswählen/)
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
        await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
        await expect(page.getByText(says)).toBeVisible()
      })
    await expect(page.getByText('Nachrichten')).toBeVisible()
    await page.getByRole('button', { name: 'Als neuen Kurs übernehmen' }).click()
    await expect(page.getByRole('heading', { name: 'Rückenschule' }).first()).toBeVisible()
    await page.getByRole('link', { name: /Prüfe dich/ }).click()
    await expect(page.getByText('Wie hebst du?')).toBeVisible()

    await test.step('questions of a file go into a quiz that is there', async () => {
      await page.getByRole('button', { name: 'Fragen aus einer Datei' }).click()
      const dialog = page.getByRole('dialog', { name: 'Fragen aus einer Datei' })
      await dialog
        .getByLabel(/^Datei auswählen/)
        .setInputFiles({ name: 'fragen.txt', mimeType: 'text/plain', buffer: Buffer.from(GIFT) })
      await expect(dialog.getByText('Schreib einen Aufsatz.')).toBeVisible()
      await dialog.getByRole('button', { name: '2 Fragen übernehmen' }).click()
      await expect(page.getByRole('button', { name: /^Womit atmest du\? Eine Antwort/ })).toBeVisible()
    })
    await test.step('the package of the course comes back as the same course', async () => {
      await page.goto(`${E2E_URL}/course-editor/course-list`)
      await page.getByRole('button', { name: 'Aktionen für „Rückenschule“' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Als Paket herunterladen' }).click()
      const taken = await download
      expect(taken.suggestedFilename()).toBe('Rückenschule.zip')
      await page.goto(`${E2E_URL}/course-editor/import`)
      // The browser keeps it under a name without an ending.
      await page.getByLabel(/^Datei auswählen/).setInputFiles({
        name: taken.suggestedFilename(),
        mimeType: 'application/zip',
        buffer: await readFile(await taken.path()),
      })
      await expect(page.getByText(/^Paket von Kursportal: 3 Lektionen, 3 Fragen und 1 Bild/)).toBeVisible()
    })
  },
)
