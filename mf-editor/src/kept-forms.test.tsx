import { renderPage } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { draftChapter, draftCourse } from './common/drafts.testing.ts'
import AppointmentDialog from './features/care/components/AppointmentDialog.tsx'
import { AccessCodes } from './features/accesses/components/AccessCodes.tsx'
import { AccessSettings } from './features/accesses/components/AccessSettings.tsx'
import { InviteForm } from './features/accesses/components/InviteForm.tsx'
import NewAccessDialog from './features/accesses/components/NewAccessDialog.tsx'
import { AddAuthorDialog } from './features/course-editor/authors/AddAuthorDialog.tsx'
import { AddChapterDialog } from './features/course-editor/outline/AddChapterDialog.tsx'
import { AddLectureDialog } from './features/course-editor/outline/AddLectureDialog.tsx'
import { CaptionEditor } from './features/course-editor/video/CaptionEditor.tsx'
import NewCourseDialog from './features/course-list/components/NewCourseDialog.tsx'
import { accessFixture } from './features/accesses/accesses.testing.ts'

// jsdom has none, and IndexedDB copies what it is given.
globalThis.structuredClone ??= <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const dialog = { open: true, onClose: () => undefined }
const courseId = draftCourse.id
const { management } = accessFixture
const lines = {
  language: 'de',
  label: 'Deutsch',
  vtt: 'WEBVTT',
  cues: 1,
  lines: [{ from: 1, to: 2, text: 'Hallo' }],
  version: 'eins',
  edited: null,
  updated_at: '2026-03-01T09:00:00.000Z',
}

/** Every form of the editor that is no part of a draft (those are in keeping.test.tsx and quiz-editor.test.tsx). */
const forms: { what: string; form: ReactNode; field: string | RegExp; opener?: string }[] = [
  { what: 'a new course', form: <NewCourseDialog {...dialog} />, field: /^Wie heißt|^Titel/ },
  { what: 'a new access', form: <NewAccessDialog {...dialog} />, field: /^Name/ },
  {
    what: 'a new chapter',
    form: <AddChapterDialog {...dialog} courseId={courseId} />,
    field: 'Titel',
  },
  {
    what: 'a new lecture',
    form: <AddLectureDialog {...dialog} courseId={courseId} chapter={draftChapter} />,
    field: 'Titel',
  },
  {
    what: 'a new author',
    form: <AddAuthorDialog {...dialog} courseId={courseId} />,
    field: /^E-Mail-Adresse/,
  },
  { what: 'an invitation', form: <InviteForm accessId="a" />, field: /^Per E-Mail einladen/ },
  { what: 'a code', form: <AccessCodes accessId="a" />, field: /^Wofür/, opener: 'Neuer Code' },
  {
    what: 'the settings of an access',
    form: management && <AccessSettings access={accessFixture} management={management} />,
    field: /^Name/,
  },
  {
    what: 'an appointment',
    form: <AppointmentDialog courseId={courseId} appointment={undefined} onClose={dialog.onClose} />,
    field: /^Titel|^Name/,
  },
  {
    what: 'the lines of captions',
    form: <CaptionEditor videoId="v" language="de" film={undefined} onClose={dialog.onClose} />,
    field: 'Zeile 1',
  },
]

describe('what was typed and not sent outlives the page', () => {
  it.each(forms)('$what', async ({ form, field, opener }) => {
    const open = async () => {
      const page = renderPage(form, {
        answers: { 'GET /access/codes': { items: [], total: 0 }, 'GET /caption': lines },
      })
      if (opener) await page.user.click(await screen.findByRole('button', { name: opener }))
      return { ...page, typed: await screen.findByRole('textbox', { name: field }) }
    }
    const { user, typed } = await open()
    await user.clear(typed)
    await user.type(typed, 'Halb fertig')
    cleanup()
    const again = await open()
    await waitFor(() => expect(again.typed).toHaveValue('Halb fertig'))
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
  })

  it('and is gone once it was given up', async () => {
    const open = () => renderPage(<AddChapterDialog {...dialog} courseId="other" />)
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Doch nicht')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    cleanup()
    open()
    expect(await screen.findByRole('textbox', { name: 'Titel' })).toHaveValue('')
    expect(screen.queryByText(/ist wieder da/)).not.toBeInTheDocument()
  })
})
