import { courseFieldNames } from '@kursportal/shared/contract'
import { Outlet, useRoutes } from '@kursportal/shared/router'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { copyLeft, leaveCopy } from '@kursportal/shared/testing/kept'
import { SavingLine } from '../../common/saving/SavingLine.tsx'
import CourseFormPage from './course-form/CourseFormPage.tsx'
import { draftChapter, draftCourse, draftText } from '../../common/drafts.testing.ts'
import RichTextPart from './rich-text/RichTextPart.tsx'

const anna = {
  at: '2026-03-02T17:30:00.000Z',
  by: { id: '01980000-0000-7000-8000-000000000002', name: 'Anna Albrecht' },
}
const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const reads: FakeAnswers = {
  'GET /course/dev': draftCourse,
  'GET /course/authors': { owner: draftCourse.owner, authors: [], may_manage: true },
  'GET /qualification-proofs': { items: [], total: 0 },
  'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
  'GET /courses/dev': { items: [], total: 0 },
}

const theirs = { ...draftCourse, title: 'Titel von Anna', version: 'c2', edited: anna }

const Frame = (): ReactNode => {
  const [course, setCourse] = useState(draftCourse)
  return (
    <>
      <SavingLine lastChange={draftCourse.updated_at} />
      <button onClick={() => setCourse(theirs)}>Annas Stand kommt an</button>
      <Outlet context={{ course, chapters: [draftChapter], isWide: true }} />
    </>
  )
}

const Form = (): ReactNode =>
  useRoutes([{ element: <Frame />, children: [{ path: '*', element: <CourseFormPage /> }] }])

const openForm = (answers: FakeAnswers) => renderPage(<Form />, { answers: { ...reads, ...answers } })

const openText = (answers: FakeAnswers) =>
  renderPage(
    <>
      <SavingLine lastChange={draftCourse.updated_at} />
      <RichTextPart video={draftText} />
    </>,
    {
      answers: {
        ...reads,
        'GET /video/rich-text': {
          video_id: draftText.id,
          document: words('Vom Server'),
          version: '1',
          edited: null,
        },
        ...answers,
      },
    },
  )

describe('a form two people have open', () => {
  it('shows both titles instead of overwriting one, and saves the one that is chosen', async () => {
    let present = draftCourse
    const { user, sent } = openForm({
      'GET /course/dev': () => present,
      'PATCH /course': ({ body }) => {
        if (body?.based_on === 'c2') return { ...theirs, title: body.title ?? '', version: 'c3' }
        present = theirs
        return refuse('edited_meanwhile', { version: 'c2', edited: anna })
      },
    })
    const title = await screen.findByRole('textbox', { name: /^Titel/ })
    await user.clear(title)
    await user.type(title, 'Mein Titel')
    expect(screen.getAllByText('Noch nicht gespeichert').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Anna Albrecht')
    expect(dialog).toHaveTextContent('Titel von Anna')
    await user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'PATCH /course').map(({ body }) => body)).toEqual([
        { title: 'Mein Titel', based_on: 'c1' },
        { title: 'Mein Titel', based_on: 'c2' },
      ]),
    )
  })

  it('keeps both descriptions, and both lists of what must not be', async () => {
    const typed = { description: 'Von Anna', contraindications: ['Fieber'] }
    let present = draftCourse
    const { user, sent } = openForm({
      'GET /course/dev': () => present,
      'PATCH /course': ({ body }) => {
        if (body?.based_on === 'c2') return { ...theirs, version: 'c3' }
        present = { ...draftCourse, ...typed, version: 'c2', edited: anna }
        return refuse('edited_meanwhile', { version: 'c2', edited: anna })
      },
    })
    const description = await screen.findByRole('textbox', { name: /^Beschreibung/ })
    await user.clear(description)
    await user.type(description, 'Von mir')
    const list = screen.getByRole('group', { name: /^Wer nicht teilnehmen darf/ })
    await user.click(within(list).getByRole('button', { name: 'Punkt hinzufügen' }))
    await user.type(within(list).getByRole('textbox', { name: 'Punkt 1' }), 'Schwindel')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const dialog = await screen.findByRole('dialog')
    for (const both of within(dialog).getAllByRole('radio', { name: /Beide behalten/ }))
      await user.click(both)
    await user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'PATCH /course')?.body).toEqual({
        description: 'Von Anna\nVon mir',
        contraindications: ['Fieber', 'Schwindel'],
        based_on: 'c2',
      }),
    )
  })

  it('asks as well when the other version came in while one was typing', async () => {
    const { user, sent } = openForm({
      'GET /course/dev': theirs,
      'PATCH /course': ({ body }) =>
        body?.based_on === 'c2'
          ? { ...theirs, title: body.title ?? '' }
          : refuse('edited_meanwhile', { version: 'c2', edited: anna }),
    })
    const title = await screen.findByRole('textbox', { name: /^Titel/ })
    await user.clear(title)
    await user.type(title, 'Mein Titel')
    await user.click(screen.getByRole('button', { name: 'Annas Stand kommt an' }))
    expect(title).toHaveValue('Mein Titel')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Titel von Anna')
    expect(sent.filter(({ key }) => key === 'PATCH /course').map(({ body }) => body)).toEqual([
      { title: 'Mein Titel', based_on: 'c1' },
    ])
  })

  it('keeps what is typed while it is being saved, and saves it next without asking', async () => {
    let present = draftCourse
    let arrive: () => void = () => undefined
    const { user, sent } = openForm({
      'GET /course/dev': () => present,
      'PATCH /course': async ({ body }) => {
        if (body?.based_on !== present.version)
          return refuse('edited_meanwhile', { version: present.version, edited: anna })
        await new Promise<void>((resolve) => (arrive = resolve))
        present = { ...present, title: body.title ?? '', version: `${present.version}+` }
        return present
      },
    })
    const title = await screen.findByRole('textbox', { name: /^Titel/ })
    await user.clear(title)
    await user.type(title, 'Nacken')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await user.type(title, ' im Büro')
    arrive()
    expect(await screen.findByText('Die Angaben zum Kurs sind gespeichert.')).toBeVisible()
    expect(title).toHaveValue('Nacken im Büro')
    expect(screen.getAllByText('Noch nicht gespeichert').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(sent.filter(({ key }) => key === 'PATCH /course').length).toBeGreaterThan(1))
    await waitFor(() => {
      arrive()
      expect(present.title).toBe('Nacken im Büro')
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('brings back what was typed before the tab was closed, and saves it over what it was typed over', async () => {
    const base = Object.fromEntries(courseFieldNames.map((name) => [name, draftCourse[name]]))
    await leaveCopy(`course/${draftCourse.id}`, {
      value: { base, typed: { ...base, title: 'Vor dem Absturz' } },
      version: 'c1',
      at: '2026-03-02T17:30:00.000Z',
    })
    const { user, sent } = openForm({ 'PATCH /course': { ...draftCourse, title: 'Vor dem Absturz' } })
    expect(await screen.findByDisplayValue('Vor dem Absturz')).toBeVisible()
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /course')?.body).toEqual({
        title: 'Vor dem Absturz',
        based_on: 'c1',
      }),
    )
    await waitFor(async () => expect(await copyLeft(`course/${draftCourse.id}`)).toBeNull())
  })
})

describe('a text', () => {
  it('that a closed tab left behind comes back and is saved', async () => {
    await leaveCopy(`text/${draftText.id}`, {
      value: words('Nur hier'),
      version: '1',
      at: '2026-03-02T17:30:00.000Z',
    })
    const { user, sent } = openText({
      'PUT /video/rich-text': { video_id: draftText.id, version: '2', edited: anna },
    })
    expect(await screen.findByText('Nur hier')).toBeVisible()
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
    await waitFor(
      () =>
        expect(sent.find(({ key }) => key === 'PUT /video/rich-text')?.body).toEqual({
          document: words('Nur hier'),
          based_on: '1',
        }),
      { timeout: 5000 },
    )
    await waitFor(async () => expect(await copyLeft(`text/${draftText.id}`)).toBeNull())
    // Thrown away is what came back, and what there was stands again.
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
    expect(await screen.findByText('Vom Server')).toBeVisible()
    expect(screen.queryByText(/ist wieder da/)).not.toBeInTheDocument()
  })

  it('that somebody else has written as well shows both, and keeps both', async () => {
    await leaveCopy(`text/${draftText.id}`, {
      value: words('Meiner'),
      version: '0',
      at: '2026-03-02T17:30:00.000Z',
    })
    const { user, sent } = openText({
      'PUT /video/rich-text': ({ body }) =>
        body?.based_on === '1'
          ? { video_id: draftText.id, version: '2', edited: anna }
          : refuse('edited_meanwhile', { version: '1', edited: anna }),
    })
    const dialog = await screen.findByRole('dialog', {}, { timeout: 6000 })
    await within(dialog).findByText('Vom Server')
    await user.click(within(dialog).getByRole('radio', { name: 'Text: Beide behalten' }))
    await user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    await waitFor(
      () =>
        expect(sent.findLast(({ key }) => key === 'PUT /video/rich-text')?.body).toEqual({
          document: {
            type: 'doc',
            content: [...words('Vom Server').content, ...words('Meiner').content],
          },
          based_on: '1',
        }),
      { timeout: 5000 },
    )
  })

  it('that two people wrote in different places is put together, and the page says so', async () => {
    const lines = (...texts: string[]) => ({
      type: 'doc' as const,
      content: texts.flatMap((text) => words(text).content),
    })
    let present = { document: lines('Eins', 'Zwei', 'Drei'), version: '1', edited: anna }
    await leaveCopy(`text/${draftText.id}`, {
      value: { typed: lines('Eins', 'Zwei', 'Meins'), base: present.document },
      version: '1',
      at: '2026-03-02T17:30:00.000Z',
    })
    const { sent } = openText({
      'GET /video/rich-text': () => ({ video_id: draftText.id, ...present }),
      'PUT /video/rich-text': ({ body }) => {
        if (body?.based_on === '2') return { video_id: draftText.id, version: '3', edited: anna }
        present = { document: lines('Annas Eins', 'Zwei', 'Drei'), version: '2', edited: anna }
        return refuse('edited_meanwhile', { version: '2', edited: anna })
      },
    })
    await waitFor(
      () =>
        expect(sent.findLast(({ key }) => key === 'PUT /video/rich-text')?.body).toEqual({
          document: lines('Annas Eins', 'Zwei', 'Meins'),
          based_on: '2',
        }),
      { timeout: 6000 },
    )
    expect(await screen.findByText('Annas Eins')).toBeVisible()
    expect(screen.getByText('Meins')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('Anna Albrecht hat auch etwas geändert. Beides ist übernommen.')).toBeVisible()
  })

  it('that is not saved says so in the head, and why', async () => {
    await leaveCopy(`text/${draftText.id}`, {
      value: words('Neu'),
      version: '1',
      at: '2026-03-02T17:30:00.000Z',
    })
    openText({ 'PUT /video/rich-text': refuse('not_found') })
    expect((await screen.findAllByText('Noch nicht gespeichert'))[0]).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Noch einmal' }, { timeout: 6000 })).toBeVisible()
    expect(screen.getAllByText(/^Das wurde inzwischen gelöscht/)[0]).toBeVisible()
  })
})
