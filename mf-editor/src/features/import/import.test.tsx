import type { ImportReport } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ImportPage from './ImportPage.tsx'

const report: ImportReport = {
  format: 'moodle_backup',
  title: 'Rückenschule',
  chapters: [
    {
      title: 'Woche 1',
      lectures: [
        { title: 'Lies das', type: 'richText', question_count: null },
        { title: 'Prüfe dich', type: 'quiz', question_count: 3 },
      ],
    },
  ],
  picture_count: 1,
  question_count: 3,
  left_out: [{ what: 'Nachrichten', reason: 'activity_kind' }],
  left_out_count: 1,
  questions: null,
  course_id: null,
}
const file = new File(['x'], 'sicherung.mbz')

const open = (answers: FakeAnswers) => renderPage(<ImportPage />, { answers })
const choose = async ({ user }: ReturnType<typeof open>) =>
  user.upload(await screen.findByLabelText(/^Datei auswählen/), file)

it('says what will come and what not, and takes it only then', async () => {
  const taken: unknown[] = []
  const page = open({
    'POST /import-file': ({ query }) => {
      if (query?.dry_run !== 'true') taken.push(query)
      return {
        ...report,
        course_id: query?.dry_run === 'true' ? null : '01980000-0000-7000-8000-000000000001',
      }
    },
    'GET /courses/dev': { items: [], total: 0 },
  })
  await choose(page)
  expect(await screen.findByRole('heading', { name: 'sicherung.mbz' })).toHaveFocus()
  expect(
    screen.getByText('Moodle-Sicherung: 2 Lektionen, 3 Fragen und 1 Bild werden übernommen.'),
  ).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Woche 1' })).getByText('– Quiz mit 3 Fragen'),
  ).toBeVisible()
  expect(screen.getByText('Nachrichten')).toBeVisible()
  expect(taken).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Als neuen Kurs übernehmen' }))
  await waitFor(() => expect(taken).toEqual([{ name: 'sicherung.mbz' }]))
})

it('folds away what stays behind in great numbers, and names the same thing once', async () => {
  const left_out: ImportReport['left_out'] = [
    ...Array.from({ length: 9 }, (_, at) => ({ what: `Seite ${at + 1}`, reason: 'link' as const })),
    { what: 'Forum', reason: 'activity_kind' },
    { what: 'Forum', reason: 'activity_kind' },
  ]
  const page = open({ 'POST /import-file': { ...report, left_out, left_out_count: left_out.length } })
  await choose(page)
  expect(await screen.findByText('Forum (2 ×)')).toBeVisible()
  expect(screen.getByText('Seite 5')).toBeVisible()
  expect(screen.queryByText('Seite 6')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Noch 4 zeigen' }))
  expect(screen.getByText('Seite 9')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Weniger zeigen' })).toHaveFocus()
})

it.each([
  ['encrypted', /^Die Datei ist mit einem Passwort geschützt/],
  ['old_exelearning', /Öffne sie in eXeLearning 3 oder neuer und speichere sie dort noch einmal/],
])('says in words why a file does not come, and takes another one: %s', async (reason, words) => {
  const page = open({ 'POST /import-file': refuse('import_refused', { reason }) })
  await choose(page)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText(/^Datei auswählen/)).toBeEnabled()
})

it('has nothing to take where nothing comes', async () => {
  const page = open({ 'POST /import-file': { ...report, format: 'h5p', chapters: [], question_count: 0 } })
  await choose(page)
  expect(await screen.findByText('H5P: Aus dieser Datei lässt sich nichts übernehmen.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Als neuen Kurs übernehmen' })).toBeDisabled()
})

it('takes a file once: a second press after a lost answer goes by the same key', async () => {
  let isLost = true
  const page = open({
    'POST /import-file': ({ query }) => {
      if (query?.dry_run === 'true') return report
      return isLost ? refuse('unavailable') : { ...report, course_id: '01980000-0000-7000-8000-000000000001' }
    },
    'GET /courses/dev': { items: [], total: 0 },
  })
  await choose(page)
  const take = await screen.findByRole('button', { name: 'Als neuen Kurs übernehmen' })
  const keys: (string | null)[] = []
  const { fetch } = globalThis
  globalThis.fetch = (address, init) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    if (key) keys.push(key)
    return fetch(address, init)
  }
  await page.user.click(take)
  await waitFor(() => expect(take).toBeEnabled())
  isLost = false
  await page.user.click(take)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

it.each([
  [40, true],
  [2, false],
])('says that %i pictures take a while: %s', async (picture_count, says) => {
  const page = open({
    'POST /import-file': ({ query }) =>
      query?.dry_run === 'true' ? { ...report, picture_count } : new Promise(() => undefined),
  })
  await choose(page)
  await page.user.click(await screen.findByRole('button', { name: 'Als neuen Kurs übernehmen' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Andere Datei' })).toBeDisabled())
  expect(screen.queryByText(/^40 Bilder werden vorbereitet/) !== null).toBe(says)
})

describe('a course of Ninox', () => {
  const look = async (answers: FakeAnswers) => {
    const page = open(answers)
    await page.user.type(await screen.findByLabelText(/^Nummer des Kurses in Ninox/), '12')
    await page.user.click(screen.getByRole('button', { name: 'Nachsehen, was kommt' }))
    return page
  }

  it('is looked at before it is taken', async () => {
    const taken: unknown[] = []
    const page = await look({
      'GET /import-course': ({ query }) => ({ ...report, format: 'ninox', title: query?.ninox_id ?? '' }),
      'POST /import-course': ({ body }) => {
        taken.push(body)
        return refuse('import_failed', { reason: 'unreachable' })
      },
    })
    expect(await screen.findByRole('heading', { name: 'Kurs 12 aus Ninox' })).toHaveFocus()
    await page.user.click(screen.getByRole('button', { name: 'Als neuen Kurs übernehmen' }))
    expect(
      await screen.findByText('Ninox antwortet gerade nicht. Versuch es später noch einmal.'),
    ).toBeVisible()
    expect(taken).toEqual([{ ninox_id: '12' }])
  })

  it('that is here already is renewed, also when nothing of it is new', async () => {
    await look({
      'GET /import-course': {
        ...report,
        format: 'ninox',
        chapters: [],
        left_out: [],
        left_out_count: 0,
        course_id: '01980000-0000-7000-8000-000000000001',
      },
    })
    expect(
      await screen.findByText(/^Diesen Kurs hast du hier schon.*Neue Kapitel oder Lektionen gibt es nicht/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Kurs erneuern' })).toBeEnabled()
  })

  it('says what has to be mended there', async () => {
    await look({
      'GET /import-course': refuse('import_failed', {
        reason: 'unusable',
        records: [{ table: 'Kapitel', record: 3, field: 'Titel' }],
      }),
    })
    expect(await screen.findByText(/Kapitel, Datensatz 3: Titel/)).toBeVisible()
  })
})
