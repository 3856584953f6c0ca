import type { Caption, QuizContent } from '@kursportal/shared/contract'
import { Outlet, useRoutes } from '@kursportal/shared/router'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { Editor } from '@tiptap/react'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { draftChapter, draftCourse, draftText } from './common/drafts.testing.ts'
import { copyLeft, leaveCopy } from '@kursportal/shared/testing/kept'
import CourseFormPage from './features/course-editor/course-form/CourseFormPage.tsx'
import { TitleInPlace } from './features/course-editor/outline/TitleInPlace.tsx'
import QuizPart from './features/course-editor/quiz/QuizPart.tsx'
import RichTextPart from './features/course-editor/rich-text/RichTextPart.tsx'
import { CaptionEditor } from './features/course-editor/video/CaptionEditor.tsx'

type Page = ReturnType<typeof renderPage>

/** What is written, as a server has it, and the line to it: it loses answers, or carries nothing. */
const serve = () => {
  const server = {
    words: 'Am Anfang.',
    version: 1,
    line: 'whole' as 'whole' | 'loses' | 'cut',
    /** Stores words written over a version; gives what the call answers, or its refusal. */
    store: async <Answer,>(basedOn: unknown, words: string, answer: () => Answer) => {
      if (server.line === 'cut') throw new TypeError('no line')
      if (basedOn !== `v${server.version}`)
        return refuse('edited_meanwhile', { version: `v${server.version}`, edited: null })
      server.words = words
      server.version += 1
      if (server.line === 'loses') throw new TypeError('answer lost')
      return Promise.resolve(answer())
    },
  }
  return server
}
type Server = ReturnType<typeof serve>

const versionOf = ({ version }: Server): string => `v${version}`
const press = async ({ user }: Page, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

const OnCourse = ({ children, server }: { children: ReactNode; server: Server }): ReactNode => {
  const course = { ...draftCourse, title: server.words, version: versionOf(server) }
  return useRoutes([
    {
      element: <Outlet context={{ course, chapters: [draftChapter], isWide: true }} />,
      children: [{ path: '*', element: children }],
    },
  ])
}

const caption = (server: Server): Caption => ({
  language: 'de',
  label: 'Deutsch',
  vtt: 'WEBVTT',
  cues: 1,
  last_from: 1,
  lines: [{ from: 1, to: 2, text: server.words }],
  version: versionOf(server),
  edited: null,
  updated_at: draftCourse.updated_at,
})

const document = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

const QUESTION = '01980000-0000-7000-8000-000000000042'
const quiz = (question: string): QuizContent => ({
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: false,
  questions: [{ id: QUESTION, type: 'true_false', question, explanation: '', correct: true }],
})

type Form = {
  what: string
  part: string
  page: (server: Server) => ReactNode
  answers: (server: Server) => FakeAnswers
  /** Opens it, and again what an earlier visit left. */
  open?: (page: Page, isAgain: boolean) => Promise<void>
  field: string | RegExp
  save: (page: Page) => Promise<void>
}

const forms: Form[] = [
  {
    what: 'a form of the draft',
    part: `course/${draftCourse.id}`,
    page: (server) => (
      <OnCourse server={server}>
        <CourseFormPage />
      </OnCourse>
    ),
    answers: (server) => {
      const now = () => ({ ...draftCourse, title: server.words, version: versionOf(server) })
      return {
        'GET /course/dev': now,
        'GET /course/authors': { owner: draftCourse.owner, authors: [], may_manage: true },
        'GET /qualification-proofs': { items: [], total: 0 },
        'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
        'GET /courses/dev': { items: [], total: 0 },
        'PATCH /course': ({ body }) => server.store(body?.based_on, body?.title ?? server.words, now),
      }
    },
    field: /^Titel/,
    save: (page) => press(page, 'Speichern'),
  },
  {
    what: 'a title in the outline',
    part: `title/${draftText.id}`,
    page: (server) => (
      <TitleInPlace
        courseId={draftCourse.id}
        part={{ kind: 'lecture', id: draftText.id, title: server.words }}
        version={versionOf(server)}
        onDone={() => undefined}
      />
    ),
    answers: (server) => {
      const now = () => ({ ...draftText, title: server.words, version: versionOf(server) })
      return {
        'GET /chapters-videos/dev': () => ({ items: [{ ...draftChapter, videos: [now()] }], total: 1 }),
        'PATCH /video': ({ body }) => server.store(body?.based_on, body?.title ?? server.words, now),
      }
    },
    field: /^Neuer Titel/,
    save: ({ user }) => user.keyboard('{Enter}'),
  },
  {
    what: 'a question of a quiz',
    part: `question/${draftText.id}`,
    page: () => <QuizPart videoId={draftText.id} />,
    answers: (server) => ({
      'GET /video/quiz': () => ({
        view: 'author',
        video_id: draftText.id,
        quiz: quiz(server.words),
        version: versionOf(server),
        edited: null,
      }),
      'GET /quiz/difficulty': { questions: [] },
      'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
      'PUT /video/quiz': ({ body }) =>
        server.store(body?.based_on, body?.quiz.questions[0]?.question ?? '', () => ({
          video_id: draftText.id,
          quiz: quiz(server.words),
          version: versionOf(server),
          edited: null,
        })),
    }),
    open: async (page, isAgain) =>
      isAgain
        ? press(page, 'Weiterschreiben')
        : page.user.click(await screen.findByRole('button', { name: /Richtig oder falsch/ })),
    field: 'Aussage',
    save: (page) => press(page, 'Fertig'),
  },
  {
    what: 'the lines of captions',
    part: `captions/${draftText.id}/de`,
    page: () => (
      <CaptionEditor videoId={draftText.id} language="de" film={undefined} onClose={() => undefined} />
    ),
    answers: (server) => ({
      'GET /caption': () => caption(server),
      'PUT /caption': ({ body }) =>
        server.store(
          body && 'based_on' in body ? body.based_on : undefined,
          body && 'lines' in body ? (body.lines?.[0]?.text ?? '') : '',
          () => caption(server),
        ),
    }),
    field: 'Zeile 1',
    save: (page) => press(page, 'Untertitel speichern'),
  },
]

const field = ({ field: name }: Form) => screen.findByRole('textbox', { name })

const show = async (form: Form, server: Server, isAgain = false) => {
  const page = renderPage(form.page(server), { answers: form.answers(server) })
  await form.open?.(page, isAgain)
  return page
}

const write = async (form: Form, { user }: Page, words: string) => {
  await user.clear(await field(form))
  await user.type(await field(form), words)
}

/** The server stores what a form sends; its answer does not arrive. */
const sendAndLose = async (form: Form) => {
  const server = serve()
  server.line = 'loses'
  const page = await show(form, server)
  await write(form, page, 'Gesendet.')
  await form.save(page)
  await waitFor(() => expect(server.words).toBe('Gesendet.'))
  return { server, page }
}

describe('an answer that never came, and the page is gone', () => {
  it.each(forms)('$what: what the server has is nothing to go on with', async (form) => {
    const { server } = await sendAndLose(form)
    cleanup()
    server.line = 'whole'
    const { sent } = renderPage(form.page(server), { answers: form.answers(server) })
    await waitFor(async () => expect(await copyLeft(form.part)).toBeNull())
    expect(screen.queryByText(/ist wieder da|noch nicht gespeichert/)).not.toBeInTheDocument()
    expect(sent.filter(({ key }) => key.startsWith('P'))).toEqual([])
  })

  it.each(forms)('$what: what was typed since is saved over it without a question', async (form) => {
    const { server, page } = await sendAndLose(form)
    await waitFor(async () => expect(await field(form)).toBeEnabled())
    server.line = 'cut'
    await write(form, page, 'Und mehr.')
    cleanup()
    server.line = 'whole'
    const again = await show(form, server, true)
    expect(await screen.findByDisplayValue('Und mehr.')).toBeVisible()
    await form.save(again)
    await waitFor(() => expect(server.words).toBe('Und mehr.'))
    expect(screen.queryByRole('dialog', { name: /gleichzeitig/ })).not.toBeInTheDocument()
    await waitFor(async () => expect(await copyLeft(form.part)).toBeNull())
  })
})

describe('a text whose answer never came, and the page is gone', () => {
  const part = `text/${draftText.id}`
  const answers = (server: Server): FakeAnswers => ({
    'GET /video/rich-text': () => ({
      video_id: draftText.id,
      document: document(server.words),
      version: versionOf(server),
      edited: null,
    }),
    'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
    'PUT /video/rich-text': ({ body }) =>
      server.store(
        body?.based_on,
        /"text":"([^"]*)"/.exec(JSON.stringify(body?.document))?.[1] ?? '',
        () => ({
          video_id: draftText.id,
          version: versionOf(server),
          edited: null,
        }),
      ),
  })
  const open = (server: Server) =>
    renderPage(<RichTextPart video={draftText} />, { answers: answers(server) })

  const left = () =>
    leaveCopy(part, {
      value: { typed: document('Neu.'), base: document('Am Anfang.') },
      version: 'v1',
      at: '2026-03-02T17:30:00.000Z',
    })
  const area = (): Promise<HTMLElement & { editor?: Editor }> =>
    screen.findByRole('textbox', { name: 'Text der Lektion' })

  it('is nothing to go on with where the server has it', async () => {
    const server = serve()
    server.line = 'loses'
    await left()
    open(server)
    await waitFor(() => expect(server.words).toBe('Neu.'), { timeout: 6000 })
    cleanup()
    server.line = 'whole'
    const { sent } = open(server)
    expect(await screen.findByText('Neu.')).toBeVisible()
    await waitFor(async () => expect(await copyLeft(part)).toBeNull())
    expect(screen.queryByText(/ist wieder da/)).not.toBeInTheDocument()
    expect(sent.some(({ key }) => key.startsWith('PUT'))).toBe(false)
  })

  it('is saved with what was typed since, without a question', async () => {
    const server = serve()
    server.line = 'loses'
    await left()
    open(server)
    await waitFor(() => expect(server.words).toBe('Neu.'), { timeout: 6000 })
    server.line = 'cut'
    const { editor } = await area()
    act(() => void editor?.commands.insertContentAt(1, 'Mehr. '))
    cleanup()
    server.line = 'whole'
    open(server)
    expect(await screen.findByText(/ist wieder da/)).toBeVisible()
    await waitFor(() => expect(server.words).toBe('Mehr. Neu.'), { timeout: 6000 })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText(/hat auch etwas geändert/)).not.toBeInTheDocument()
  })
})
