import { jest } from '@jest/globals'
import type { Film } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { useReportSaving } from '../../../common/saving/saving-store.ts'
import { PublishDialog } from './PublishDialog.tsx'

it('a course that lacks something does not promise to go live with its films', async () => {
  renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
        revision: 1,
        changes: [],
        missing: [
          { code: 'text_empty', chapter_id: null, chapter_title: null, video_id: null, video_title: 'Text' },
        ],
        advice: [],
        waiting_for: [{ video_id: draftText.id, title: 'Film', progress: 0 }],
        learners: { running: 0, finished: 0 },
      },
    },
  })
  expect(await screen.findByText(/kannst du in der Zwischenzeit ergänzen/)).toBeVisible()
  expect(screen.queryByText(/geht von selbst live/)).toBeNull()
})

it('nothing waits for the film of a course that is live as it is', async () => {
  renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'live',
        revision: 1,
        changes: [],
        missing: [],
        advice: [],
        waiting_for: [{ video_id: draftText.id, title: 'Film', progress: 0.5 }],
        learners: { running: 0, finished: 0 },
      },
    },
  })
  expect(await screen.findByText(/Es gibt nichts zu veröffentlichen/)).toBeVisible()
  expect(screen.queryByText(/geht von selbst live/)).toBeNull()
})

it('warns that nobody could begin the course, apart from what would make it better', async () => {
  const thing = { chapter_id: null, chapter_title: null, video_id: null, video_title: null }
  renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
        revision: 3,
        changes: [],
        missing: [],
        advice: [
          { code: 'course_description', ...thing },
          { code: 'certification_expired', ...thing },
        ],
        waiting_for: [],
        learners: { running: 0, finished: 0 },
      },
    },
  })
  expect(await screen.findByText(/^Die Zertifizierung ist abgelaufen/)).toBeVisible()
  const better = within(screen.getByRole('region', { name: 'Das würde den Kurs besser machen' }))
  expect(better.getAllByRole('listitem')).toHaveLength(1)
})

it('a course that is live for the first time leads on to inviting people', async () => {
  const { user } = renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
        revision: 1,
        changes: [],
        missing: [],
        advice: [],
        waiting_for: [],
        learners: { running: 0, finished: 0 },
      },
      'GET /course/publications': { items: [], total: 0 },
      'PUT /course/live': {
        state: 'live',
        live_id: draftText.id,
        publication_number: 1,
        waiting_for: [],
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  expect(await screen.findByText('„Rücken“ ist live.')).toBeVisible()
  // The dialog, which stays open here, hides it from roles.
  expect(screen.getByText('Menschen einladen')).toBeVisible()
})

it('what is being published is shown until the dialog is gone, not that nothing is left to publish', async () => {
  const Opened = () => {
    const [open, setOpen] = useState(true)
    return <PublishDialog course={draftCourse} open={open} onClose={() => setOpen(false)} />
  }
  const plan = { missing: [], advice: [], waiting_for: [], learners: { running: 0, finished: 0 } }
  const answered = Promise.withResolvers<undefined>()
  let state: 'draft' | 'live' = 'draft'
  const { user, sent } = renderPage(<Opened />, {
    answers: {
      'GET /course/changes': () => ({ state, revision: 1, changes: [], ...plan }),
      'GET /course/publications': { items: [], total: 0 },
      'PUT /course/live': async () => {
        await answered.promise
        state = 'live'
        return { state, live_id: draftText.id, publication_number: 1, waiting_for: [] }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  await waitFor(() => expect(sent.some(({ key }) => key === 'PUT /course/live')).toBe(true))
  answered.resolve(undefined)
  expect(await screen.findByText('„Rücken“ ist live.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ key }) => key === 'GET /course/changes')).toHaveLength(1)
})

it('a course that waits for its films can be taken back from going live', async () => {
  const going = { ...draftCourse, state: 'going_live' as const, can: { publish: false } }
  const film: Film['progress'] = 0.5
  const { user, sent } = renderPage(<PublishDialog course={going} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'going_live',
        revision: 1,
        changes: [],
        missing: [],
        advice: [],
        waiting_for: [{ video_id: draftText.id, title: 'Film', progress: film }],
        learners: { running: 0, finished: 0 },
      },
      'GET /course/publications': { items: [], total: 0 },
      'DELETE /course/going-live': undefined,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Doch nicht veröffentlichen' }))
  await waitFor(() => expect(sent.some(({ key }) => key === 'DELETE /course/going-live')).toBe(true))
})

it('what is not saved yet is said before a course goes live without it', async () => {
  const compare = jest.fn()
  const close = jest.fn()
  const Conflict = () => {
    useReportSaving('text/a', { state: 'conflict', act: { label: 'Vergleichen', onPress: compare } })
    return <PublishDialog course={draftCourse} open onClose={close} />
  }
  const { user, sent } = renderPage(<Conflict />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
        revision: 1,
        changes: [],
        missing: [],
        advice: [],
        waiting_for: [],
        learners: { running: 0, finished: 0 },
      },
      'GET /course/publications': { items: [], total: 0 },
      'PUT /course/live': {
        state: 'live',
        live_id: draftText.id,
        publication_number: 1,
        waiting_for: [],
      },
    },
  })
  expect(await screen.findByText(/Was nicht gespeichert ist, geht nicht mit live/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Vergleichen' }))
  expect([close, compare].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await user.click(await screen.findByRole('button', { name: 'Trotzdem veröffentlichen' }))
  await waitFor(() => expect(sent.some(({ key }) => key === 'PUT /course/live')).toBe(true))
})

describe('two people at one course', () => {
  const changes = (revision: number, state: 'draft' | 'live') => ({
    state,
    revision,
    changes: [],
    missing: [],
    advice: [],
    waiting_for: [],
    learners: { running: 0, finished: 0 },
  })
  const published = { state: 'live' as const, live_id: draftText.id, publication_number: 1, waiting_for: [] }

  it('what one changed while the other looked at the plan is shown before it goes live', async () => {
    let revision = 1
    const { user, sent } = renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
      answers: {
        'GET /course/changes': () => changes(revision, 'draft'),
        'GET /course/publications': { items: [], total: 0 },
        'PUT /course/live': ({ query }) =>
          query['based-on'] === String(revision) ? published : refuse('edited_meanwhile'),
      },
    })
    const submit = await screen.findByRole('button', { name: 'Veröffentlichen' })
    revision = 2
    await user.click(submit)
    expect(await screen.findByText(/Inzwischen hat sich am Kurs noch etwas geändert/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
    expect(await screen.findByText('„Rücken“ ist live.')).toBeVisible()
    expect(
      sent.filter(({ key }) => key === 'PUT /course/live').map(({ query }) => query['based-on']),
    ).toEqual(['1', '2'])
  })

  it('an answer that is lost leaves no doubt whether the course is published', async () => {
    let state: 'draft' | 'live' = 'draft'
    const { user } = renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
      answers: {
        'GET /course/changes': () => changes(1, state),
        'GET /course/publications': { items: [], total: 0 },
        'PUT /course/live': () => {
          state = 'live'
          return Promise.reject(new TypeError('answer lost'))
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
    expect(await screen.findByText(/der Kurs ist aber veröffentlicht/)).toBeVisible()
    expect(screen.queryByText(/Verbindung|Internet/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull()
  })
})
