import type { Attachment, RichTextMedia } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import { TextLecture } from './TextLecture.tsx'

const usual: FakeAnswers = {
  'GET /video/rich-text': {
    video_id: testId('1'),
    version: '1',
    edited: null,
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schlaf ist kein Luxus.' }] }],
    },
  },
}
const open = (answers: FakeAnswers = {}, done = false) =>
  renderPage(<TextLecture lecture={testLecture({ done })} />, { answers: { ...usual, ...answers } })

beforeEach(() => {
  localStorage.clear()
  // The end of the text never comes into sight by itself: only the button marks it as read.
  const nothing = (): undefined => undefined
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = nothing
      disconnect = nothing
    },
  })
})

it('is marked as read with the keyboard alone', async () => {
  const { user, sent } = open({
    'POST /video/progress': {
      video_id: testId('1'),
      progress: 1,
      done: true,
      position_seconds: 0,
      watched: [],
      course: { id: testId('2'), progress: 0.5, lectures_done: 1, lectures_total: 2, finished: false },
    },
  })
  expect(await screen.findByText('Schlaf ist kein Luxus.')).toBeVisible()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Gelesen' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /video/progress')?.body).toEqual({
      video_id: testId('1'),
      progress: 1,
    }),
  )
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})

it('keeps in the browser that it was read, while that cannot be sent', async () => {
  const { user } = open({ 'POST /video/progress': refuse('unavailable') })
  await user.click(await screen.findByRole('button', { name: 'Gelesen' }))
  expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeVisible()
  expect(Object.keys(localStorage)).toHaveLength(1)
})

it('says that it is read, without asking again', async () => {
  open({}, true)
  expect(await screen.findByText(/^Gelesen\. Gut gemacht!/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Gelesen' })).not.toBeInTheDocument()
})

it.each([
  ['', 'Schlaf ist kein Luxus.'],
  ['&place=1', 'Auch kein Luxus: Pausen.'],
  ['&place=7', 'Schlaf ist kein Luxus.'],
])('goes to the words that were searched for: %s', async (place, expected) => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  })
  const content = ['Schlaf ist kein Luxus.', 'Luxus ist etwas anderes.', 'Auch kein Luxus: Pausen.'].map(
    paragraph,
  )
  renderPage(<TextLecture lecture={testLecture()} />, {
    at: `/lecture?find=luxus+kein${place}`,
    answers: {
      'GET /video/rich-text': {
        video_id: testId('1'),
        version: '1',
        edited: null,
        document: { type: 'doc', content },
      },
    },
  })
  expect(await screen.findByText('Luxus ist etwas anderes.')).toBeVisible()
  await waitFor(() => expect(shown).toEqual([expected]))
})

it('offers another try where the text could not be loaded', async () => {
  open({ 'GET /video/rich-text': refuse('unavailable') })
  expect(await screen.findByText('Der Text konnte nicht geladen werden')).toBeVisible()
})

describe('what stands in the text', () => {
  const showing = (...content: RichTextMedia[]): FakeAnswers => ({
    'GET /video/rich-text': {
      video_id: testId('1'),
      version: '1',
      edited: null,
      document: { type: 'doc', content },
    },
  })
  const sound: Attachment = {
    id: testId('5'),
    file_id: testId('6'),
    name: 'atmen.mp3',
    content_type: 'audio/mpeg',
    bytes: 2_400_000,
    created_at: '2026-03-01T10:00:00.000Z',
  }
  const soundBlock: RichTextMedia = {
    type: 'handout',
    attrs: { file_id: testId('6'), title: 'Ruhig atmen', transcript: 'Atme tief ein.' },
  }
  const filmBlock: RichTextMedia = { type: 'film', attrs: { film_id: testId('7'), title: 'Die Übung' } }

  it('is a sound to play, with what is said in it', async () => {
    const { user } = open({ ...showing(soundBlock), 'GET /attachments': { items: [sound], total: 1 } })
    const player = await screen.findByLabelText('Hörstück: Ruhig atmen')
    expect(player).toHaveAttribute('src', `/api/attachment?attachment-id=${sound.id}`)
    expect(screen.getByText('Atme tief ein.')).not.toBeVisible()
    await user.click(screen.getByText('Zum Mitlesen'))
    expect(screen.getByText('Atme tief ein.')).toBeVisible()
  })

  it('is a file to open where it is no sound', async () => {
    const sheet: Attachment = { ...sound, name: 'plan.pdf', content_type: 'application/pdf' }
    open({ ...showing(soundBlock), 'GET /attachments': { items: [sheet], total: 1 } })
    expect(await screen.findByRole('link', { name: 'Datei öffnen' })).toHaveAttribute('download', 'plan.pdf')
  })

  it('is said to be missing', async () => {
    open({ ...showing(soundBlock), 'GET /attachments': { items: [], total: 0 } })
    expect(await screen.findByText('„Ruhig atmen“ ist gerade nicht da.')).toBeVisible()
  })

  it('can be tried again when it did not come', async () => {
    open({ ...showing(soundBlock), 'GET /attachments': refuse('unavailable') })
    expect(await screen.findByText('„Ruhig atmen“ konnte nicht geladen werden.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeEnabled()
  })

  it('is a film that begins when it is asked to', async () => {
    const { sent } = open({
      ...showing(filmBlock),
      'GET /watch': {
        url: 'http://localhost/film/master.m3u8',
        expires_at: '2026-03-01T22:00:00.000Z',
        duration_seconds: 95,
        part: null,
        renditions: [],
        complete: true,
        captions: [],
        thumbnail_image_id: null,
      },
    })
    expect(await screen.findByRole('button', { name: /^Video abspielen: Die Übung, / })).toHaveTextContent(
      '1:35',
    )
    expect(screen.getByRole('figure')).toHaveTextContent('Die Übung')
    expect(sent.find(({ key }) => key === 'GET /watch')?.query).toMatchObject({ 'film-id': testId('7') })
  })

  it('blames nobody for a film that is not there, and says whom to ask', async () => {
    open({ ...showing(filmBlock), 'GET /watch': refuse('not_found') })
    expect(
      await screen.findByText(/fehlt noch oder ließ sich nicht verarbeiten\. Frag bitte die Kursleitung/),
    ).toBeVisible()
  })

  it('says of a film that is being prepared that it will come', async () => {
    open({ ...showing(filmBlock), 'GET /watch': refuse('not_processed_yet') })
    expect(await screen.findByText('Das Video wird noch vorbereitet')).toBeVisible()
  })
})
