import { Outlet, useRoutes } from '@kursportal/shared/router'
import { renderPage } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useEditor, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { copyLeft, expectKept, type KeptForm } from '@kursportal/shared/testing/kept'
import { draftChapter, draftCourse, draftText } from './common/drafts.testing.ts'
import { richTextExtensions } from './common/rich-text/extensions.ts'
import { ImageDialog } from './common/rich-text/ImageDialog.tsx'
import { LinkDialog } from './common/rich-text/LinkDialog.tsx'
import AppointmentDialog from './features/care/components/AppointmentDialog.tsx'
import { AccessCodes } from './features/accesses/components/AccessCodes.tsx'
import { AccessSettings } from './features/accesses/components/AccessSettings.tsx'
import { InviteForm } from './features/accesses/components/InviteForm.tsx'
import NewAccessDialog from './features/accesses/components/NewAccessDialog.tsx'
import { AddAuthorDialog } from './features/course-editor/authors/AddAuthorDialog.tsx'
import { AddChapter } from './features/course-editor/outline/AddChapter.tsx'
import { AddLecture } from './features/course-editor/outline/AddLecture.tsx'
import { TitleInPlace } from './features/course-editor/outline/TitleInPlace.tsx'
import { ValidityDialog } from './features/course-editor/proofs/ValidityDialog.tsx'
import { MediaDialogs } from './features/course-editor/rich-text/MediaDialogs.tsx'
import { CaptionEditor } from './features/course-editor/video/CaptionEditor.tsx'
import NewCourseDialog from './features/course-list/components/NewCourseDialog.tsx'
import { accessFixture } from './features/accesses/accesses.testing.ts'

const dialog = { open: true, onClose: () => undefined }
const courseId = draftCourse.id
const { management } = accessFixture
const lines = {
  language: 'de',
  label: 'Deutsch',
  vtt: 'WEBVTT',
  cues: 1,
  last_from: 1,
  lines: [{ from: 1, to: 2, text: 'Hallo' }],
  version: 'eins',
  edited: null,
  updated_at: '2026-03-01T09:00:00.000Z',
}

type InText = typeof dialog & { editor: Editor; part: string }

/** A dialog over a text, on the page of its course. */
const OverText = ({ children }: { children: (props: InText) => ReactNode }): ReactNode => {
  const [extensions] = useState(richTextExtensions)
  const editor = useEditor({ extensions, content: '<p>Atmen</p>' })
  const course = { course: draftCourse, chapters: [draftChapter], isWide: true }
  const shown = children({ ...dialog, editor, part: 'text/kept' })
  return useRoutes([{ element: <Outlet context={course} />, children: [{ path: '*', element: shown }] }])
}

const proof = {
  id: draftCourse.id,
  name: 'Zeugnis.pdf',
  content_type: 'application/pdf' as const,
  bytes: 1,
  valid_until: null,
  version: 'p1',
  created_at: draftCourse.created_at,
}

/** Every form of the editor that is no part of a draft (those are in keeping.test.tsx and quiz-editor.test.tsx). */
const forms: (KeptForm & { what: string })[] = [
  { what: 'a new course', form: <NewCourseDialog {...dialog} />, field: /^Wie heißt|^Titel/ },
  { what: 'a new access', form: <NewAccessDialog {...dialog} />, field: /^Name/ },
  {
    what: 'a new chapter',
    form: <AddChapter courseId={courseId} isFirst />,
    field: 'Titel',
    opener: 'Kapitel hinzufügen',
  },
  {
    what: 'a new lecture',
    form: <AddLecture courseId={courseId} chapter={draftChapter} />,
    field: 'Titel',
    opener: 'Lektion hinzufügen',
  },
  {
    what: 'a title in the outline',
    form: (
      <TitleInPlace
        courseId={courseId}
        part={{ kind: 'lecture', id: draftText.id, title: draftText.title }}
        version="v1"
        onDone={dialog.onClose}
      />
    ),
    field: /^Neuer Titel/,
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
    what: 'a link in a text',
    form: <OverText>{(props) => <LinkDialog {...props} />}</OverText>,
    field: /^Adresse/,
  },
  {
    what: 'a picture in a text',
    form: <OverText>{(props) => <ImageDialog {...props} />}</OverText>,
    field: /^Was ist auf dem Bild/,
  },
  {
    what: 'a film in a text',
    form: <OverText>{(props) => <MediaDialogs {...props} videoId={draftText.id} asking="film" />}</OverText>,
    field: /^Was zeigt das Video/,
  },
  {
    what: 'a file in a text',
    form: (
      <OverText>{(props) => <MediaDialogs {...props} videoId={draftText.id} asking="handout" />}</OverText>
    ),
    field: /^Wie heißt sie im Text/,
  },
  {
    what: 'the day a proof ends',
    form: <ValidityDialog courseId={courseId} proof={proof} onClose={dialog.onClose} />,
    field: /^Gültig bis/,
  },
  {
    what: 'the lines of captions',
    form: <CaptionEditor videoId="v" language="de" film={undefined} onClose={dialog.onClose} />,
    field: 'Zeile 1',
  },
]

describe('what was typed and not sent outlives the page', () => {
  it.each(forms)('$what', ({ what: _what, ...form }) =>
    expectKept({
      ...form,
      answers: {
        'GET /access/codes': { items: [], total: 0 },
        'GET /attachments': { items: [], total: 0 },
        'GET /caption': lines,
      },
    }),
  )

  it('and is gone once it was given up', async () => {
    const open = () => renderPage(<AddAuthorDialog {...dialog} courseId="other" />)
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: /^E-Mail-Adresse/ }), 'doch@nicht.de')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    cleanup()
    open()
    expect(await screen.findByRole('textbox', { name: /^E-Mail-Adresse/ })).toHaveValue('')
    expect(screen.queryByText(/ist wieder da/)).not.toBeInTheDocument()
  })

  it('and is gone once it was sent, also where the dialog goes in the same moment', async () => {
    const Page = (): ReactNode => {
      const [asking, setAsking] = useState(false)
      return (
        <OverText>
          {(props) => (
            <>
              <button type="button" onClick={() => setAsking(true)}>
                Link
              </button>
              <LinkDialog {...props} part="text/sent" open={asking} onClose={() => setAsking(false)} />
            </>
          )}
        </OverText>
      )
    }
    const { user } = renderPage(<Page />)
    await user.click(screen.getByRole('button', { name: 'Link' }))
    await user.type(await screen.findByRole('textbox', { name: /^Adresse/ }), 'https://beispiel.de')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Link setzen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await copyLeft('text/sent/link/')).toBeNull()
  })
})
