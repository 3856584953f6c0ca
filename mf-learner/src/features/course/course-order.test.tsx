import type { Order } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { course, COURSE, courseOrder } from '../../testing/course.ts'
import CoursePage from './CoursePage.tsx'

const show = async (...items: Order[]) => {
  const shown = renderPage(<CoursePage />, {
    path: '/courses/:courseId',
    at: `/courses/${COURSE}`,
    answers: {
      'GET /course': course(),
      'GET /chapters-videos': { items: [], total: 0 },
      'GET /forum': refuse('forum_off'),
      'GET /care': refuse('not_found'),
      'GET /appointments': { items: [], total: 0 },
      'GET /orders': { items, total: items.length },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })
  return shown
}

it('says when the contract was concluded, for how much, and leads to withdrawing from it', async () => {
  const { sent } = await show(courseOrder())
  const contract = within(await screen.findByRole('region', { name: 'Dein Vertrag' }))
  expect(contract.getByText(/^Geschlossen am 28\.11\.2026 · 89,00\s€$/)).toBeVisible()
  expect(contract.getByText(/Du kannst ihn bis zum 14\.12\.2999 widerrufen\./)).toBeVisible()
  expect(contract.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
    'href',
    `/withdrawal?contract=${encodeURIComponent('„Starker Rücken“, Vertrag vom 28.11.2026')}`,
  )
  expect(sent.find(({ key }) => key === 'GET /orders')?.query).toEqual({ 'course-id': COURSE })
})

it.each([null, '2020-01-15'])('leads to no withdrawing where its last day is %s', async (lastDay) => {
  await show(courseOrder({ last_day: lastDay }))
  expect(await screen.findByText(/^Geschlossen am 28\.11\.2026/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument()
})

it('says nothing of a contract where there is none', async () => {
  await show()
  expect(screen.queryByRole('region', { name: 'Dein Vertrag' })).not.toBeInTheDocument()
})
