import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { COURSE, course } from '../../testing/course.ts'
import PrintCoursePage from './PrintCoursePage.tsx'

const open = (contraindications: string[]) =>
  renderPage(<PrintCoursePage />, {
    path: '/courses/:courseId/print',
    at: `/courses/${COURSE}/print`,
    answers: {
      'GET /course': course({ contraindications }),
      'GET /chapters-videos': { items: [], total: 0 },
    },
  })

it('has who may not take part, to be taken to the doctor', async () => {
  open(['Bandscheibenvorfall', 'Akute Entzündung'])
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Bandscheibenvorfall',
    'Akute Entzündung',
  ])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Wann du besser nicht mitmachst')
})

it('says nothing of it where everybody may', async () => {
  open([])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
