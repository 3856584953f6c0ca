import type { Film } from '@kursportal/shared/contract'
import { renderPage } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { PublishDialog } from './PublishDialog.tsx'

it('a course that lacks something does not promise to go live with its films', async () => {
  renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
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

it('a course that is live for the first time leads on to inviting people', async () => {
  const { user } = renderPage(<PublishDialog course={draftCourse} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'draft',
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

it('a course that waits for its films can be taken back from going live', async () => {
  const going = { ...draftCourse, state: 'going_live' as const }
  const film: Film['progress'] = 0.5
  const { user, sent } = renderPage(<PublishDialog course={going} open onClose={() => undefined} />, {
    answers: {
      'GET /course/changes': {
        state: 'going_live',
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
