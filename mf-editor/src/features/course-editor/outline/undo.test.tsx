import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { noteStep } from './outline-history.ts'
import { Outline } from './Outline.tsx'
import type { OutlineStep } from './outline-steps.ts'

const part = { kind: 'lecture', id: draftText.id, title: 'Atmen' } as const
const removed: OutlineStep = { what: 'removed', part }
const renamed: OutlineStep = { what: 'renamed', part, before: 'Alt', after: 'Neu' }

const { videos: _videos, ...added } = draftChapter

/** Each of its own, as the steps of a course stay while the page is open. */
let courses = 10
const newCourseId = (): string => `01980000-0000-7000-8000-0000000009${courses++}`

const open = (id: string, answers: FakeAnswers = {}) =>
  renderPage(<Outline course={{ ...draftCourse, id }} chapters={[draftChapter]} isWide />, {
    answers: {
      'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
      'POST /video/restore': draftText,
      'DELETE /video': undefined,
      'PATCH /video': draftText,
      'PUT /chapter': added,
      'DELETE /chapter': undefined,
      ...answers,
    },
  })

describe('taking back what was done to an outline', () => {
  it('brings back what was deleted by button, and deletes it again by key', async () => {
    const id = newCourseId()
    noteStep(id, removed)
    const { user, sent } = open(id)
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ löschen' }))
    expect(await screen.findByText('Rückgängig gemacht: „Atmen“ löschen')).toBeInTheDocument()
    expect(sent.find(({ key }) => key === 'POST /video/restore')?.query).toEqual({
      'video-id': draftText.id,
    })
    expect(screen.getByRole('button', { name: 'Nichts rückgängig zu machen' })).toBeVisible()
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(await screen.findByText('Wiederholt: „Atmen“ löschen')).toBeInTheDocument()
    expect(sent.map(({ key }) => key)).toContain('DELETE /video')
  })

  it('gives a part its former title back', async () => {
    const id = newCourseId()
    noteStep(id, renamed)
    const { user, sent } = open(id, {
      'GET /chapters-videos/dev': {
        items: [{ ...draftChapter, videos: [{ ...draftText, title: 'Neu' }] }],
        total: 1,
      },
    })
    await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ umbenennen' })
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /video')?.body).toEqual({ title: 'Alt', based_on: 'v1' }),
    )
  })

  it('never overwrites the title somebody else has given it since', async () => {
    const id = newCourseId()
    noteStep(id, renamed)
    const { user, sent } = open(id, {
      'GET /chapters-videos/dev': {
        items: [{ ...draftChapter, videos: [{ ...draftText, title: 'Von Ben' }] }],
        total: 1,
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ umbenennen' }))
    expect(await screen.findByText(/Jemand anderes hat hier inzwischen etwas geändert/)).toBeInTheDocument()
    expect(sent.map(({ key }) => key)).not.toContain('PATCH /video')
    expect(screen.getByRole('button', { name: 'Nichts rückgängig zu machen' })).toBeVisible()
  })

  it('puts a lecture back behind what it stood behind, in the order others have made since', async () => {
    const id = newCourseId()
    const [home, there] = [draftChapter.id, '01980000-0000-7000-8000-000000000022']
    const [one, two, since] = ['41', '42', '43'].map((end) => `01980000-0000-7000-8000-0000000000${end}`) as [
      string,
      string,
      string,
    ]
    noteStep(id, {
      what: 'moved',
      part,
      from: { chapterId: home, order: [one, part.id, two] },
      to: { chapterId: there, order: [part.id] },
    })
    const { user, sent } = open(id, {
      'GET /chapters-videos/dev': {
        items: [
          { ...draftChapter, videos: [two, one, since].map((lecture) => ({ ...draftText, id: lecture })) },
          { ...draftChapter, id: there, videos: [draftText] },
        ],
        total: 2,
      },
      'PATCH /video/order': undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ verschieben' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /video/order')?.body).toEqual({
        video_ids: [two, one, part.id, since],
        previous_ids: [two, one, since, part.id],
      }),
    )
  })

  it('leaves a lecture where somebody else has put it', async () => {
    const id = newCourseId()
    noteStep(id, {
      what: 'moved',
      part,
      from: { chapterId: 'k', order: [part.id] },
      to: { chapterId: 'l', order: [part.id] },
    })
    const { user, sent } = open(id)
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ verschieben' }))
    expect(await screen.findByText(/Jemand anderes hat hier inzwischen etwas geändert/)).toBeInTheDocument()
    expect(sent.map(({ key }) => key)).not.toContain('PATCH /video')
  })

  it('takes back a chapter that was added just now', async () => {
    const { user, sent } = open(newCourseId())
    await user.click(await screen.findByRole('button', { name: 'Kapitel hinzufügen' }))
    await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Woche 1')
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }))
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Woche 1“ hinzufügen' }))
    await waitFor(() => expect(sent.map(({ key }) => key)).toContain('DELETE /chapter'))
  })

  it('says why it does not go, and forgets it', async () => {
    const id = newCourseId()
    noteStep(id, removed)
    const { user } = open(id, { 'POST /video/restore': refuse('not_found') })
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ löschen' }))
    expect(await screen.findByRole('button', { name: 'Nichts rückgängig zu machen' })).toBeVisible()
  })
})
