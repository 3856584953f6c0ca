import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import AccessPage from './AccessPage.tsx'
import { accessFixture as access } from './accesses.testing.ts'

const { management } = access
const [course] = management?.courses ?? []
if (!management || !course) throw new Error('nobody manages it')
const other = { ...course, id: '01980000-0000-7000-8000-0000000000c2', title: 'Atem' }

it.each([
  [1, [course]],
  [2, [course, other]],
])('says of the fee of an access with %i courses how it is shared, or nothing', async (count, courses) => {
  const none = { items: [], total: 0 }
  renderPage(<AccessPage />, {
    path: '/course-editor/accesses/:accessId',
    at: `/course-editor/accesses/${access.id}`,
    answers: {
      'GET /access': { ...access, management: { ...management, courses } },
      'GET /courses/dev': none,
      'GET /access/invitations': none,
      'GET /access/codes': none,
      'GET /access/users': none,
    },
  })
  const fee = await screen.findByLabelText(/^Teilnahmegebühr/)
  const shared = expect.stringMatching(/geteilt nach den Preisen/) as string
  if (count > 1) expect(fee).toHaveAccessibleDescription(shared)
  else expect(fee).not.toHaveAccessibleDescription(shared)
})
