import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { DeletePartDialog, type Part } from './DeletePartDialog.tsx'

const answers: FakeAnswers = {
  'GET /part-learners': { begun: 7, done: 5 },
  'DELETE /video': undefined,
  'DELETE /chapter': undefined,
  'POST /video/restore': draftText,
  'POST /chapter/restore': draftChapter,
}

const open = (part: Part) =>
  renderPage(<DeletePartDialog course={draftCourse} part={part} open onClose={() => undefined} />, {
    answers,
  })

describe('deleting a part', () => {
  it('says who has done it already, and can be taken back', async () => {
    const video = { ...draftText, live_id: draftText.id }
    const { user, sent } = open({ kind: 'lecture', video })
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('7 Personen haben hier schon etwas gemacht.'))
    expect(dialog).toHaveTextContent('5 davon haben alles geschafft.')
    await user.click(screen.getByRole('button', { name: 'Lektion löschen' }))
    await user.click(await screen.findByRole('button', { name: 'Rückgängig', hidden: true }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'POST /video/restore').map(({ query }) => query)).toEqual([
        { 'video-id': draftText.id },
      ]),
    )
    expect(await screen.findByText('„Atmen“ ist wieder da.')).toBeInTheDocument()
  })

  it('asks nobody about a chapter that was never live', async () => {
    const { user, sent } = open({ kind: 'chapter', chapter: draftChapter })
    await user.click(await screen.findByRole('button', { name: 'Kapitel löschen' }))
    await waitFor(() => expect(sent.map(({ key }) => key)).toContain('DELETE /chapter'))
    expect(sent.map(({ key }) => key)).not.toContain('GET /part-learners')
  })
})
