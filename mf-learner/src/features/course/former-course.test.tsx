import type { Participation } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { summary } from '../../testing/certificates.ts'
import { COURSE, participation } from '../../testing/course.ts'
import CoursePage from './CoursePage.tsx'

const mark = { id: summary.id, number: summary.number, issued_at: summary.issued_at }
const listed = (...items: Participation[]) => ({ items, total: items.length })
const running = { state: 'running', finished_at: null } as const

describe('the page of a course that is taken away', () => {
  const show = (...items: Participation[]) =>
    renderPage(<CoursePage />, {
      path: '/courses/:courseId',
      at: `/courses/${COURSE}`,
      answers: {
        'GET /course': refuse('not_found'),
        'GET /chapters-videos': refuse('not_found'),
        'GET /course-participations': listed(...items),
      },
    })

  it('names it, and says whom to ask', async () => {
    show(participation(running))
    await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })
    expect(screen.getByText(/nicht mehr für dich freigeschaltet\. Frag dort nach/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })

  it('leads to a certificate of it, also of an earlier time', async () => {
    show(participation({ ...running, number: 2 }), participation({ current: false, certificate: mark }))
    expect(await screen.findByRole('link', { name: 'Bescheinigung ansehen' })).toHaveAttribute(
      'href',
      `/certificates/${summary.id}`,
    )
  })

  it('leads to where a certificate is fetched that was not yet', async () => {
    show(participation())
    expect(await screen.findByRole('link', { name: 'Bescheinigung holen' })).toHaveAttribute(
      'href',
      `/courses/${COURSE}/finish`,
    )
  })

  it('says of one whose contract was withdrawn from why there is no certificate', async () => {
    show(participation({ withdrawn: true }))
    await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })
    expect(screen.getByText(/hast du widerrufen.* Eine Bescheinigung gibt es dafür nicht\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Bescheinigung holen' })).not.toBeInTheDocument()
  })

  it('says of one that was never begun that it is not there', async () => {
    show()
    expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
  })
})
