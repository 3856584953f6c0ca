import type { CaptionSummary, Film, RecognisedCaptions, VideoDraft } from '@kursportal/shared/contract'
import { Outlet, useRoutes } from '@kursportal/shared/router'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { uploads } from '@kursportal/shared/ui/uploads'
import { useState, type ReactNode } from 'react'
import VideoPart from './VideoPart.tsx'

const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const instant = '2026-01-02T10:00:00.000Z'
const film = (number: number, more: Partial<Film> = {}): Film => ({
  video_upload_id: id(number),
  file_name: `film-${number}.mp4`,
  bytes: 1000,
  state: 'ready',
  failure: null,
  progress: 1,
  watchable: true,
  duration_seconds: 60,
  width: 720,
  height: 1280,
  has_audio: true,
  renditions: [
    { height: 640, width: 360, bandwidth: 1 },
    { height: 1280, width: 720, bandwidth: 2 },
  ],
  thumbnail_image_id: null,
  created_at: instant,
  ...more,
})
const lecture = (more: Partial<VideoDraft>): VideoDraft => ({
  id: id(100),
  live_id: null,
  chapter_id: id(300),
  course_id: id(200),
  position: 0,
  type: 'video',
  title: 'Aufwärmen',
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  film_cut: null,
  duration_seconds: 60,
  media: null,
  upload: null,
  former_media: null,
  captions: [],
  version: '1',
  edited: null,
  question_count: null,
  has_text: null,
  created_at: instant,
  updated_at: instant,
  ...more,
})
const german: CaptionSummary = {
  language: 'de',
  label: 'Deutsch',
  cues: 1,
  updated_at: instant,
  version: 'eins',
  edited: null,
}
const english: CaptionSummary = { ...german, language: 'en', label: 'English' }

const creator = { ...testSession, perms: { admin: false, course_creator: true } }
const show = (video: VideoDraft, answers: FakeAnswers = {}, session = creator) => {
  let become: (next: VideoDraft) => void = () => undefined
  const Page = (): ReactNode => {
    const [now, setNow] = useState(video)
    become = (next) => act(() => setNow(next))
    return useRoutes([
      {
        element: (
          <Outlet context={{ course: { id: id(200), title: 'Rücken' }, chapters: [], isWide: true }} />
        ),
        children: [{ path: '*', element: <VideoPart video={now} /> }],
      },
    ])
  }
  const page = renderPage(<Page />, {
    session,
    answers: {
      'GET /captions': { items: [], total: 0 },
      'GET /caption/recognised': { available: false, recognised: null },
      'GET /watch': refuse('not_processed_yet'),
      'DELETE /video/upload': undefined,
      ...answers,
    },
  })
  return { ...page, become: (next: VideoDraft) => become(next) }
}
const chooser = (name: string): Promise<HTMLElement> => screen.findByLabelText(name)

describe('the video of a lecture', () => {
  it('names its size by the shorter side, also upright', async () => {
    show(lecture({ media: film(1) }))
    expect(await screen.findByText(/bis 720p/)).toBeVisible()
    expect(screen.queryByText(/1280p/)).toBeNull()
  })

  const failed = film(1, { state: 'failed', failure: 'unreadable', watchable: false, renditions: [] })

  it('is asked for anew before captions where it failed', async () => {
    const { user, become } = show(lecture({ upload: failed }))
    expect(await screen.findByText(/Danach kannst du hier Untertitel hinzufügen/)).toBeVisible()
    expect(screen.queryByText('Noch keine Untertitel')).toBeNull()
    expect(screen.queryByLabelText('Untertiteldatei')).toBeNull()
    become(lecture({ media: film(2) }))
    expect(await screen.findByLabelText('Untertiteldatei')).toBeInTheDocument()
    become(lecture({ upload: failed }))
    expect(screen.queryByLabelText('Untertiteldatei')).toBeNull()
    // What was chosen there is not taken away by a film that fails meanwhile.
    become(lecture({ media: film(2) }))
    const file = Object.assign(new File(['WEBVTT'], 'film.vtt', { type: 'text/vtt' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('WEBVTT').buffer),
    })
    await user.upload(await screen.findByLabelText('Untertiteldatei'), file)
    expect(await screen.findByText(/film\.vtt/)).toBeVisible()
    become(lecture({ upload: failed }))
    expect(screen.getByText(/film\.vtt/)).toBeVisible()
  })

  it('leaves the captions that exist within reach where it failed', async () => {
    show(lecture({ upload: failed }), { 'GET /captions': { items: [german], total: 1 } })
    expect(await screen.findByText(/Deine Untertitel bleiben erhalten/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Deutsch/ })).toBeVisible()
  })

  it('is said to stay where the one that was to replace it failed', async () => {
    show(lecture({ media: film(2), upload: failed }))
    expect(
      await screen.findByText(/noch einmal hoch\. Bis dahin bleibt „film-2\.mp4“ in der Lektion\./),
    ).toBeVisible()
    expect(await screen.findByLabelText('Untertiteldatei')).toBeInTheDocument()
  })

  it('stays above the one that replaces it, which can be given up', async () => {
    const video = lecture({ media: film(1), upload: film(2, { state: 'processing', progress: 0.4 }) })
    const { user, sent } = show(video)
    expect(await screen.findByText('Das Video ist fertig')).toBeVisible()
    expect(screen.getByText(/bleibt das jetzige Video oben. Die Glocke sagt Bescheid/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Doch das alte behalten' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: 'Das neue nehmen' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Doch das alte behalten' }))
    expect(sent.find(({ key }) => key === 'DELETE /video/upload')?.query).toEqual({
      'video-upload-id': id(2),
    })
  })

  it('can be looked at while it is made, and is not taken away from who does when it is ready', async () => {
    const watch = {
      url: 'https://platform.example/master.m3u8',
      expires_at: instant,
      duration_seconds: 60,
      part: null,
      renditions: [],
      complete: false,
      captions: [],
      thumbnail_image_id: null,
    }
    const video = lecture({ media: film(1, { state: 'processing', progress: 0.1 }) })
    const { become } = show(video, { 'GET /watch': watch })
    const player = await screen.findByLabelText('Vorschau von „Aufwärmen“')
    expect(screen.getByText(/Du kannst das Video schon ansehen/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Anfang und Ende festlegen' })).toBeNull()
    become(lecture({ media: film(1) }))
    expect(await screen.findByText('Das Video ist fertig')).toBeVisible()
    expect(screen.getByLabelText('Vorschau von „Aufwärmen“')).toBe(player)
    expect(screen.getByRole('button', { name: 'Anfang und Ende festlegen' })).toBeVisible()
  })

  it('leads back to the one before', async () => {
    const before = lecture({ media: film(2), former_media: film(1) })
    const { user, sent } = show(before, {
      'PUT /video/former-film': lecture({ media: film(1), former_media: film(2) }),
    })
    expect(await screen.findByText('Vorher war hier „film-1.mp4“.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Zurück zum vorigen Video' }))
    expect(await screen.findByText('Hier ist wieder „film-1.mp4“.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /video/former-film')?.query).toEqual({ 'video-id': id(100) })
  })

  it.each([
    ['Datei prüfen', { width: null, watchable: false }],
    ['Zum Ansehen vorbereiten', { watchable: false }],
    ['Alle Auflösungen erstellen', {}],
  ])('says which step it is at: %s', async (step, more) => {
    show(lecture({ media: film(1, { state: 'processing', progress: 0.2, ...more }) }))
    const items = await screen.findAllByRole('listitem')
    const current = items.filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current.map(({ textContent }) => textContent)).toEqual([step])
  })

  it('does not speak of a bell to somebody who has none', async () => {
    const admin = { ...testSession, perms: { admin: true, course_creator: false } }
    show(lecture({ media: film(1, { state: 'processing', watchable: false }) }), {}, admin)
    expect(await screen.findByText(/Hier steht, wenn es fertig ist/)).toBeVisible()
    expect(screen.queryByText(/Glocke/)).toBeNull()
  })

  it('is not called unfinished between its last byte and the word of the server', async () => {
    const unfinished = lecture({ media: null, upload: film(1, { state: 'uploading', watchable: false }) })
    const { user, become } = show(lecture({}), {
      'PUT /video/upload-link': {
        upload_url: 'https://platform.example/tus',
        video_upload_id: id(1),
        max_bytes: 1,
        expires_at: instant,
        resumes: true,
        complete: true,
      },
    })
    become(unfinished)
    await user.upload(
      await chooser('Video auswählen'),
      new File(['film'], 'Dehnen.mp4', { type: 'video/mp4' }),
    )
    expect(await screen.findByText(/Das Video ist angekommen/)).toBeVisible()
    expect(screen.queryByText('Ein Upload ist noch nicht fertig')).toBeNull()
    become(lecture({ media: film(1, { state: 'processing', watchable: false }) }))
    expect(await screen.findByText('Wird verarbeitet')).toBeVisible()
    expect(screen.queryByText(/Das Video ist angekommen/)).toBeNull()
  })

  it('asks what becomes of several files, and makes a lecture for each further one', async () => {
    const { user, sent } = show(lecture({}), {
      'PUT /video': lecture({ id: id(101), title: 'Kraft am Morgen' }),
      'PUT /video/upload-link': refuse('video_quota_used_up'),
    })
    const files = ['Dehnen.mp4', 'Kraft_am_Morgen.mp4'].map(
      (name) => new File(['film'], name, { type: 'video/mp4' }),
    )
    await user.upload(await chooser('Video auswählen'), files)
    const dialog = await screen.findByRole('dialog', { name: '2 Videos hochladen?' })
    expect(dialog).toHaveTextContent('„Dehnen.mp4“ kommt in diese Lektion.')
    expect(dialog).toHaveTextContent('Neue Lektion: „Kraft am Morgen“')
    await user.click(within(dialog).getByRole('button', { name: 'Alle hochladen' }))
    const made = sent.find(({ key }) => key === 'PUT /video')
    expect(made).toMatchObject({ body: { title: 'Kraft am Morgen' }, query: { 'chapter-id': id(300) } })
    expect([...uploads.snapshot().keys()]).toEqual([id(100), id(101)])
    // The room is used up: it says so and leads to where it can be freed.
    expect(await screen.findByRole('link', { name: 'Platz für Videos ansehen' })).toHaveAttribute(
      'href',
      '/course-editor/video-space',
    )
    await act(async () => {
      for (const videoId of uploads.snapshot().keys()) await uploads.cancel(videoId)
    })
  })
})

describe('its captions', () => {
  const windows1252 = Uint8Array.from('1\n00:00:01,000 --> 00:00:02,000\nÜbung für Füße\n', (letter) =>
    letter.charCodeAt(0),
  )
  /** The test browser's files have no such method. */
  const oldFile = (name: string): File =>
    Object.assign(new File([windows1252], name), {
      arrayBuffer: () => Promise.resolve(windows1252.buffer),
    })
  const saved = { ...german, vtt: 'WEBVTT', lines: [{ from: 1, to: 2, text: 'Übung für Füße' }] }
  const ready = lecture({ media: film(1) })

  it('are read in the letters they were written in, shown before they are saved', async () => {
    const { user, sent } = show(ready, { 'PUT /caption': saved })
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt'))
    expect(await screen.findByText('Übung für Füße')).toBeVisible()
    expect(screen.getByText(/älteren Format/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Deutsch speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({
      content: expect.stringContaining('Übung für Füße'),
    })
  })

  it('are named in German, in many languages, and ask before one is replaced', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german, english], total: 2 },
      'PUT /caption': saved,
    })
    expect(await screen.findByText('Englisch', { selector: 'strong' })).toBeVisible()
    const language = screen.getByRole('combobox', { name: 'Sprache' })
    const names = within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['Deutsch', 'Spanisch', 'Italienisch', 'Vietnamesisch']))
    await user.selectOptions(language, 'Deutsch')
    await user.upload(await chooser('Untertiteldatei'), oldFile('neu.srt'))
    await user.click(await screen.findByRole('button', { name: 'Deutsch speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch ersetzen?' })
    expect(sent.some(({ key }) => key === 'PUT /caption')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel ersetzen' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
  })

  it('are deleted as they were seen: what somebody changed meanwhile is looked at first', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german], total: 1 },
      'DELETE /caption': refuse('edited_meanwhile', { version: 'zwei', edited: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deutsch löschen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch löschen?' })
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel löschen' }))
    expect(await within(dialog).findByText(/Sieh sie dir erst an/)).toBeVisible()
    expect(sent.find(({ key }) => key === 'DELETE /caption')?.query).toMatchObject({ 'based-on': 'eins' })
  })

  it('are corrected line by line', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german], total: 1 },
      'GET /caption': saved,
      'PUT /caption': saved,
    })
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    const words = await within(dialog).findByRole('textbox', { name: 'Zeile 1' })
    expect(words).toHaveValue('Übung für Füße')
    expect(within(dialog).getByRole('textbox', { name: 'Anfang von Zeile 1' })).toHaveValue('0:01,0')
    const save = within(dialog).getByRole('button', { name: 'Untertitel speichern' })
    expect(save).toBeDisabled()
    await user.type(words, '!')
    const end = within(dialog).getByRole('textbox', { name: 'Ende von Zeile 1' })
    await user.clear(end)
    await user.type(end, '0:00')
    await user.tab()
    expect(within(dialog).getByText('Zeile 1: Das Ende liegt vor dem Anfang.')).toBeVisible()
    expect(save).toBeDisabled()
    await user.clear(end)
    await user.type(end, '0:03,5')
    await user.tab()
    await user.click(save)
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({
      based_on: 'eins',
      lines: [{ from: 1, to: 3.5, text: 'Übung für Füße!' }],
    })
  })

  const edited = { at: instant, by: null }
  const lineOf = (from: number, text: string) => ({ from, to: from + 1, text })
  /** Somebody else saves `theirs` while the lines are open. */
  const meeting = (theirs: ReturnType<typeof lineOf>[]): FakeAnswers => {
    let isLate = false
    const first = { ...saved, lines: [lineOf(1, 'Eins'), lineOf(3, 'Zwei')] }
    const second = { ...first, lines: theirs, version: 'zwei', edited }
    return {
      'GET /captions': { items: [german], total: 1 },
      'GET /caption': () => (isLate ? second : first),
      'PUT /caption': ({ body }) => {
        isLate = true
        const { based_on } = body as { based_on: string }
        return based_on === 'zwei' ? second : refuse('edited_meanwhile', { version: 'zwei', edited })
      },
    }
  }
  const correctFirst = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    await user.type(await within(dialog).findByRole('textbox', { name: 'Zeile 1' }), '!')
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel speichern' }))
  }
  const linesSent = ({ sent }: ReturnType<typeof show>) =>
    sent.findLast(({ key }) => key === 'PUT /caption')?.body

  it('are merged with other lines that somebody else corrected meanwhile', async () => {
    const page = show(ready, meeting([lineOf(1, 'Eins'), lineOf(3, 'Zwo')]))
    await correctFirst(page)
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(linesSent(page)).toEqual({
      based_on: 'zwei',
      lines: [lineOf(1, 'Eins!'), lineOf(3, 'Zwo')],
    })
  })

  it('are asked about where both corrected the same line', async () => {
    const page = show(ready, meeting([lineOf(1, 'Erstens'), lineOf(3, 'Zwei')]))
    await correctFirst(page)
    const dialog = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(within(dialog).getByText(/Erstens/)).toBeVisible()
    await page.user.click(within(dialog).getAllByRole('radio')[1] ?? document.body)
    await page.user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(linesSent(page)).toEqual({
      based_on: 'zwei',
      lines: [lineOf(1, 'Erstens'), lineOf(3, 'Zwei')],
    })
  })

  it('of a language somebody else just added are not replaced unseen', async () => {
    const { user } = show(ready, {
      'PUT /caption': refuse('edited_meanwhile', { version: 'zwei', edited }),
    })
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt'))
    await user.click(await screen.findByRole('button', { name: 'Deutsch speichern' }))
    expect(await screen.findByText(/Jemand anderes hat gerade Untertitel in dieser Sprache/)).toBeVisible()
    expect(screen.getByText('Übung für Füße')).toBeVisible()
  })

  const recognised = (more: Partial<RecognisedCaptions>): FakeAnswers => ({
    'GET /caption/recognised': {
      available: true,
      recognised: {
        language: 'de',
        state: 'ready',
        progress: 1,
        lines: [
          { from: 0, to: 2, text: 'Steh aufrecht.', doubt: false },
          { from: 2, to: 4, text: 'Atme aus.', doubt: true },
        ],
        failure: null,
        updated_at: instant,
        ...more,
      },
    },
  })

  it('come from the sound of the film where that is set up, and nowhere else', async () => {
    const { user, sent } = show(ready, {
      'GET /caption/recognised': { available: true, recognised: null },
      'POST /caption/recognised': { available: true, recognised: null },
    })
    await user.click(await screen.findByRole('button', { name: 'Untertitel aus dem Ton erstellen lassen' }))
    await waitFor(() => expect(sent.some(({ key }) => key === 'POST /caption/recognised')).toBe(true))
  })

  it('offer nothing where no recogniser is set up', async () => {
    show(ready)
    expect(await screen.findByText('Noch keine Untertitel')).toBeVisible()
    expect(screen.queryByRole('button', { name: /aus dem Ton/ })).not.toBeInTheDocument()
  })

  it('that were recognised are checked line by line before they count', async () => {
    const { user, sent } = show(ready, { ...recognised({}), 'PUT /caption': saved })
    expect(await screen.findByText('Automatisch erstellt, ungeprüft')).toBeVisible()
    expect(screen.getByText(/Bei 1 ist unsicher/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Prüfen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    expect(within(dialog).getByRole('textbox', { name: 'Zeile 2' })).toHaveAccessibleDescription('Unsicher')
    await user.type(within(dialog).getByRole('textbox', { name: 'Zeile 2' }), '!')
    expect(within(dialog).queryByText('Unsicher')).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Geprüft, speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toEqual({
      based_on: '',
      lines: [
        { from: 0, to: 2, text: 'Steh aufrecht.' },
        { from: 2, to: 4, text: 'Atme aus.!' },
      ],
    })
  })

  it('say how far the recognition is, and why nothing came of it', async () => {
    show(ready, recognised({ state: 'running', progress: 0.5, lines: [] }))
    expect(await screen.findByRole('progressbar', { name: 'Untertitel aus dem Ton' })).toBeVisible()
  })

  it.each([
    ['no_speech', /kein gesprochenes Wort/],
    ['unreachable', /nicht zu erreichen/],
  ] as const)('can be tried again after %s', async (failure, words) => {
    show(ready, recognised({ state: 'failed', lines: [], failure }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Noch einmal erstellen lassen' })).toBeEnabled()
  })
})

describe('the beginning and the end of a film', () => {
  const openDialog = async (video: VideoDraft, answers: FakeAnswers = {}) => {
    const page = show(video, answers)
    await page.user.click(await screen.findByRole('button', { name: 'Anfang und Ende festlegen' }))
    return { ...page, dialog: await screen.findByRole('dialog') }
  }
  const type = async (
    user: ReturnType<typeof show>['user'],
    dialog: HTMLElement,
    from: string,
    to: string,
  ) => {
    for (const [name, value] of [
      ['Anfang', from],
      ['Ende', to],
    ] as const) {
      const field = within(dialog).getByRole('textbox', { name })
      await user.clear(field)
      await user.type(field, value)
    }
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
  }

  it('says what learners see, and stores times as they are typed', async () => {
    const cut = { film_id: id(1), from: 5, to: 50 }
    const { user, sent, dialog } = await openDialog(lecture({ media: film(1), film_cut: cut }), {
      'PATCH /video': lecture({ media: film(1) }),
    })
    expect(screen.getByText('Teilnehmende sehen 0:05 bis 0:50, das sind 0:45.')).toBeInTheDocument()
    await type(user, dialog, '0:07,5', '1:00,0')
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /video')?.body).toEqual({
        film_cut: { film_id: id(1), from: 7.5, to: null },
        based_on: '1',
      }),
    )
  })

  it('refuses what is no time, ends before it begins or behind the film', async () => {
    const { user, sent, dialog } = await openDialog(lecture({ media: film(1) }))
    for (const [from, to, said] of [
      ['gleich', '0:30', /Schreib die Zeit so/],
      ['0:30', '0:10', /mindestens eine Sekunde hinter dem Anfang/],
      ['0:00', '1:10', /spätestens bei 1:00,0/],
    ] as const) {
      await type(user, dialog, from, to)
      expect(await within(dialog).findByText(said)).toBeVisible()
    }
    expect(sent.some(({ key }) => key === 'PATCH /video')).toBe(false)
  })

  it('tells of somebody who changed the lecture meanwhile, and loses nothing', async () => {
    const { user, dialog } = await openDialog(lecture({ media: film(1) }), {
      'PATCH /video': refuse('edited_meanwhile'),
    })
    await type(user, dialog, '0:03', '0:40')
    expect(await within(dialog).findByText(/Jemand hat diese Lektion inzwischen geändert/)).toBeVisible()
    expect(within(dialog).getByRole('textbox', { name: 'Anfang' })).toHaveValue('0:03')
  })
})
