import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { draftChapter, draftCourse } from '../../../common/drafts.testing.ts'
import { OthersHere } from './OthersHere.tsx'

const anna = { id: '01980000-0000-7000-8000-0000000000a1', name: 'Anna Albrecht' }
const [lecture] = draftChapter.videos
const since = '2026-03-02T13:02:00.000Z'

const open = (
  answers: FakeAnswers,
  at = `/course-editor/courses/${draftCourse.id}/lectures/${lecture?.id}`,
) =>
  renderPage(<OthersHere courseId={draftCourse.id} chapters={[draftChapter]} />, {
    at,
    answers: { 'DELETE /course/editing': undefined, ...answers },
  })

it('says who has the same lecture open, and says that this one is open too', async () => {
  const { sent } = open({
    'PUT /course/editing': { others: [{ user: anna, part_id: lecture?.id ?? '', since }] },
  })
  expect(await screen.findByText(/Anna Albrecht bearbeitet gerade diese Lektion/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /course/editing')?.body).toMatchObject({ part_id: lecture?.id })
})

it('says who is elsewhere in the course, by the name of the part', async () => {
  open({ 'PUT /course/editing': { others: [{ user: anna, part_id: draftChapter.id, since }] } })
  expect(
    await screen.findByText(`Anna Albrecht ist auch in diesem Kurs, bei „${draftChapter.title}“.`),
  ).toBeVisible()
})

it('says nothing where nobody is, or nobody knows', async () => {
  const { sent } = open({ 'PUT /course/editing': refuse('internal_error') })
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(screen.queryByText(/Kurs|Lektion/)).not.toBeInTheDocument()
})
