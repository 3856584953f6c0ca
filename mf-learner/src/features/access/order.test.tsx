import { errorTexts } from '@kursportal/shared/i18n'
import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { courseSummary } from '../../testing/course.ts'
import { testId } from '../../testing/lecture.ts'
import { ACCESS, COURSE, access, course, open, strangers } from './access.testing.tsx'
import { joinIntent } from './join-intent.ts'

beforeEach(() => {
  joinIntent.forget()
  sessionStorage.clear()
})

const order = {
  total_cents: 9_900,
  course_ids: [COURSE],
  provider: { name: 'Gesund e. V.', street: 'Weg 2', zip: '34117', city: 'Kassel' },
}

it('says what is ordered directly above the button, and sends the price that was seen', async () => {
  const { user, sent, address } = open({ order }, { answers: { 'POST /access/join': undefined } })
  const [summary] = await screen.findAllByRole('group', { name: 'Deine Bestellung' })
  if (!summary) throw new Error('no summary')
  for (const words of [/^Rücken in Bewegung, 8 Kurseinheiten/, /Gesund e\. V\., Weg 2/, /14 Tage/, /99,00/])
    expect(within(summary).getByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mitmachen' })).toBeNull()
  const [button] = screen.getAllByRole('button', { name: 'zahlungspflichtig bestellen' })
  expect(summary.nextElementSibling).toBe(button)
  if (button) await user.click(button)
  await waitFor(() => expect(address()).toBe(`/courses/${COURSE}`))
  expect(await screen.findByText(/^Danke, deine Bestellung ist angekommen \(99,00\s€\)\./)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /access/join')?.query).toEqual({
    'access-id': ACCESS,
    order_cents: '9900',
  })
})

describe('for who withdrew from one of several courses', () => {
  const other = { ...course, id: testId('d'), title: 'Besser schlafen', withdrawn: true }
  const partly = { courses: [course, other], has_access: true }

  it('leads on to what is left, and orders what was withdrawn from', async () => {
    const { user, sent, address } = open(
      { ...partly, order: { ...order, total_cents: 4_900, course_ids: [other.id] } },
      { answers: { 'POST /access/join': undefined } },
    )
    const [summary] = await screen.findAllByRole('group', { name: 'Deine Bestellung' })
    if (!summary) throw new Error('no summary')
    expect(within(summary).getByText(/^Besser schlafen/)).toBeVisible()
    expect(within(summary).queryByText(/^Rücken in Bewegung/)).toBeNull()
    expect(within(summary).getByText('49,00 €')).toBeVisible()
    expect(screen.getAllByText(/Vertrag über „Besser schlafen“ bist du zurückgetreten/)).not.toHaveLength(0)
    const [onwards] = screen.getAllByRole('link', { name: 'Weiter zum Kurs' })
    expect(onwards).toHaveAttribute('href', `/courses/${COURSE}`)
    const [button] = screen.getAllByRole('button', { name: 'zahlungspflichtig bestellen' })
    if (button) await user.click(button)
    await waitFor(() => expect(address()).toBe(`/courses/${other.id}`))
    expect(sent.find(({ key }) => key === 'POST /access/join')?.query).toMatchObject({ order_cents: '4900' })
  })

  it('needs no order where it costs nothing', async () => {
    open(partly)
    expect(await screen.findAllByRole('button', { name: 'Wieder mitmachen' })).not.toHaveLength(0)
  })

  it('offers nothing any more where the access is over', async () => {
    open({ ...partly, ended: true, can: { join: false, manage: false } })
    expect(await screen.findAllByRole('link', { name: 'Weiter zum Kurs' })).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Wieder mitmachen' })).toBeNull()
  })
})

it('orders nothing by itself for who comes back from registering', async () => {
  joinIntent.keep(ACCESS)
  const { sent } = open({ order }, { state: { joining: true } })
  expect(await screen.findAllByRole('button', { name: 'zahlungspflichtig bestellen' })).not.toHaveLength(0)
  expect(sent.some(({ key }) => key === 'POST /access/join')).toBe(false)
})

it('says that somebody has already what they would order', async () => {
  const { title } = course
  const other = { ...course, id: testId('d'), title: 'Besser schlafen' }
  open(
    { courses: [course, other], order: { ...order, course_ids: [COURSE, other.id] } },
    { answers: { 'GET /courses': { items: [courseSummary({ id: COURSE, title })], total: 1 } } },
  )
  expect(await screen.findAllByText(/^„Rücken in Bewegung“ hast du schon\./)).not.toHaveLength(0)
  expect(screen.getAllByRole('button', { name: 'zahlungspflichtig bestellen' })).not.toHaveLength(0)
})

it('offers no order to somebody who has all of it already, but leads on to it', async () => {
  const { title } = course
  open(
    { order },
    { answers: { 'GET /courses': { items: [courseSummary({ id: COURSE, title })], total: 1 } } },
  )
  const [onwards] = await screen.findAllByRole('link', { name: 'Weiter zum Kurs' })
  expect(onwards).toHaveAttribute('href', `/courses/${COURSE}`)
  expect(screen.getAllByText(/^„Rücken in Bewegung“ hast du schon\./)).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Deine Bestellung' })).toBeNull()
})

it('shows the new price where it changed meanwhile', async () => {
  let price = 9_900
  const { user } = open(
    { order },
    {
      answers: {
        'GET /access': () => access({ order: { ...order, total_cents: price } }),
        'POST /access/join': () => {
          price = 12_000
          return refuse('order_not_confirmed', { total_cents: price })
        },
      },
    },
  )
  const [button] = await screen.findAllByRole('button', { name: 'zahlungspflichtig bestellen' })
  if (button) await user.click(button)
  expect(await screen.findAllByText(/120,00/)).not.toHaveLength(0)
  expect(screen.getAllByText(errorTexts.order_not_confirmed)).not.toHaveLength(0)
})

it('tells a stranger that they see the price again before they order', async () => {
  open({ ...strangers, order }, { stranger: true })
  expect(await screen.findAllByText(/Erst dann bestellst du/)).not.toHaveLength(0)
  expect(screen.getAllByRole('link', { name: 'Mitmachen' })).not.toHaveLength(0)
})
