import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { noteStep } from './outline-history.ts'
import { Outline } from './Outline.tsx'
import type { OutlineStep } from './outline-steps.ts'

const part = { kind: 'lecture', id: draftText.id, title: 'Atmen' } as const
const removed: OutlineStep = { what: 'removed', part }
const renamed: OutlineStep = { what: 'renamed', part, before: 'Alt', after: 'Atmen' }

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
    const { user, sent } = open(id)
    await screen.findByRole('button', { name: 'Rückgängig machen: „Atmen“ umbenennen' })
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /video')?.body).toEqual({ title: 'Alt' }),
    )
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
