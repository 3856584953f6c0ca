import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { leaveCopy } from '@kursportal/shared/testing/kept'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { Outline } from './Outline.tsx'

const { videos: _videos, ...chapter } = draftChapter

/** Each of its own, as the steps of a course stay while the page is open. */
let courses = 10
const open = (answers: FakeAnswers = {}) => {
  const id = `01980000-0000-7000-8000-0000000008${courses++}`
  return renderPage(<Outline course={{ ...draftCourse, id }} chapters={[draftChapter]} isWide />, {
    answers: {
      'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
      'PATCH /video': ({ body }) => ({ ...draftText, title: body?.title ?? '', course_id: id }),
      'PATCH /chapter': ({ body }) => ({ ...chapter, title: body?.title ?? '', course_id: id }),
      'PUT /video': ({ body }) => ({ ...draftText, title: body?.title ?? '', course_id: id }),
      ...answers,
    },
  })
}
const lecture = () => screen.findByRole('link', { name: /^Atmen/ })
const bodies = ({ sent }: ReturnType<typeof open>, key: string) =>
  sent.filter((one) => one.key === key).map(({ body }) => body)

describe('a title written in the outline', () => {
  it('is saved by Enter over the version it was read in, and gives the focus back', async () => {
    const page = open()
    ;(await lecture()).focus()
    await page.user.keyboard('{F2}')
    const field = screen.getByRole('textbox', { name: 'Neuer Titel für „Atmen“' })
    expect(field).toHaveFocus()
    await page.user.keyboard('Ausatmen{Enter}')
    await waitFor(() => expect(bodies(page, 'PATCH /video')).toEqual([{ title: 'Ausatmen', based_on: 'v1' }]))
    await waitFor(async () => expect(await lecture()).toHaveFocus())
  })

  it('is given up by Escape, and blank it is none', async () => {
    const page = open()
    ;(await lecture()).focus()
    await page.user.keyboard('{F2}Doch nicht{Escape}')
    expect(await lecture()).toHaveFocus()
    await page.user.keyboard('{F2}{Delete}{Enter}')
    expect(await lecture()).toHaveFocus()
    expect(bodies(page, 'PATCH /video')).toEqual([])
  })

  it('begins in the menu as well, and is saved when one goes on elsewhere', async () => {
    const page = open()
    await page.user.click(await screen.findByRole('button', { name: 'Aktionen für Woche 1' }))
    await page.user.click(await screen.findByRole('menuitem', { name: /^Umbenennen/ }))
    const field = await screen.findByRole('textbox', { name: 'Neuer Titel für „Woche 1“' })
    await waitFor(() => expect(field).toHaveFocus())
    await page.user.keyboard('Anfangen')
    await page.user.click(document.body)
    await waitFor(() =>
      expect(bodies(page, 'PATCH /chapter')).toEqual([{ title: 'Anfangen', based_on: 'k1' }]),
    )
  })

  it('is asked about where somebody else has given another one, and merged where they changed something else', async () => {
    let theirs = { ...draftText, version: 'v2' }
    const page = open({
      'GET /chapters-videos/dev': () => ({ items: [{ ...draftChapter, videos: [theirs] }], total: 1 }),
      'PATCH /video': ({ body }) =>
        body?.based_on === theirs.version
          ? { ...draftText, title: body.title ?? '' }
          : refuse('edited_meanwhile', { version: theirs.version, edited: null }),
    })
    ;(await lecture()).focus()
    await page.user.keyboard('{F2}Ausatmen{Enter}')
    await waitFor(() => expect(bodies(page, 'PATCH /video')).toHaveLength(2))
    theirs = { ...draftText, title: 'Von Anna', version: 'v3' }
    ;(await lecture()).focus()
    await page.user.keyboard('{F2}Ausatmen{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(dialog).toHaveTextContent('Von Anna')
    await page.user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(bodies(page, 'PATCH /video').at(-1)).toEqual({ title: 'Ausatmen', based_on: 'v3' }),
    )
  })

  it('that a closed tab left is asked about where somebody else has given another one since', async () => {
    const now = { ...draftText, title: 'Von Anna', version: 'v2' }
    const chapters = [{ ...draftChapter, videos: [now] }]
    await leaveCopy(`title/${now.id}`, {
      value: { typed: 'Vor dem Absturz', base: draftText.title },
      version: draftText.version,
      at: draftCourse.created_at,
    })
    const page = renderPage(<Outline course={draftCourse} chapters={chapters} isWide />, {
      answers: {
        'GET /chapters-videos/dev': { items: chapters, total: 1 },
        'PATCH /video': ({ body }) =>
          body?.based_on === 'v2'
            ? { ...now, title: body.title ?? '' }
            : refuse('edited_meanwhile', { version: 'v2', edited: null }),
      },
    })
    ;(await screen.findByRole('link', { name: /^Von Anna/ })).focus()
    await page.user.keyboard('{F2}')
    expect(await screen.findByDisplayValue('Vor dem Absturz')).toBeVisible()
    await page.user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: /gleichzeitig/ })).toHaveTextContent('Von Anna')
  })

  it('stays in its field with the reason when it is not saved', async () => {
    const page = open({ 'PATCH /video': refuse('not_found') })
    ;(await lecture()).focus()
    await page.user.keyboard('{F2}Ausatmen{Enter}')
    expect(await screen.findByText(/gibt es nicht mehr/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Neuer Titel/ })).toHaveValue('Ausatmen')
  })
})

it('lectures are added one after the other without a dialog, of the kind that was chosen', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: 'Lektion hinzufügen' }))
  const form = await screen.findByRole('form', { name: 'Lektion hinzufügen' })
  const title = within(form).getByRole('textbox', { name: /^Titel/ })
  expect(title).toHaveFocus()
  await page.user.selectOptions(within(form).getByRole('combobox'), 'Text')
  await page.user.type(title, 'Eins{Enter}')
  await waitFor(() => expect(title).toHaveValue(''))
  expect(title).toHaveFocus()
  await page.user.keyboard('Zwei{Enter}')
  await waitFor(() =>
    expect(bodies(page, 'PUT /video')).toEqual([
      { title: 'Eins', type: 'richText' },
      { title: 'Zwei', type: 'richText' },
    ]),
  )
  expect(await screen.findByText('„Zwei“ ist hinzugefügt.')).toBeVisible()
  await page.user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Lektion hinzufügen' })).toHaveFocus()
})

it('a title that is typed while the last one is on its way is not lost', async () => {
  let arrive: () => void = () => undefined
  const page = open({
    'PUT /video': async ({ body }) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { ...draftText, title: body?.title ?? '' }
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Lektion hinzufügen' }))
  const form = await screen.findByRole('form', { name: 'Lektion hinzufügen' })
  const title = within(form).getByRole('textbox', { name: /^Titel/ })
  await page.user.type(title, 'Eins{Enter}')
  await waitFor(() => expect(bodies(page, 'PUT /video')).toHaveLength(1))
  await page.user.keyboard('Zwei')
  arrive()
  expect(await screen.findByText('„Eins“ ist hinzugefügt.')).toBeVisible()
  await waitFor(() => expect(title).toHaveValue('Zwei'))
})
