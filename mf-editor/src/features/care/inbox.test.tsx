import type { InboxQuestion, QuestionPage } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { keptInTab } from '@kursportal/shared/testing/kept'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { courses, id } from './care.fixtures.ts'
import CarePage from './CarePage.tsx'

const head = {
  id: id('1'),
  course_id: id('c'),
  course_title: 'Ruhig stehen',
  lecture: { id: id('d'), title: 'Gleichgewicht', type: 'richText' as const },
  text: 'Darf ich mich festhalten?',
  state: 'open' as const,
  asked_at: '2026-03-02T09:00:00.000Z',
  last_message_at: '2026-03-02T09:00:00.000Z',
  due_on: '2026-03-04',
  learner: { id: id('a'), name: 'Lore Lindner' },
}
const entry: InboxQuestion = { ...head, waiting_since: head.asked_at, overdue: true, unread: true }
const page: QuestionPage = {
  ...head,
  leads: true,
  can: { write: false },
  messages: [
    {
      id: id('2'),
      by_leader: false,
      author: 'Lore Lindner',
      text: head.text,
      minutes: null,
      written_at: head.asked_at,
    },
  ],
}

describe('the inbox of a leader', () => {
  const open = (answers: FakeAnswers = {}, at = '/') =>
    renderPage(<CarePage />, {
      at,
      answers: {
        'GET /care-inbox': { items: [entry], total: 1 },
        'GET /care-inbox/counts': { open: 1, overdue: 1, courses },
        'GET /care-question': page,
        'POST /care-question/read': undefined,
        ...answers,
      },
    })

  it('says who waits since when, and takes an answer in place with the minutes that were confirmed', async () => {
    const { user, sent } = open({ 'POST /care-question/answer': page })
    expect(await screen.findByRole('heading', { name: 'Lore Lindner' })).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Fragen' })).getByText('Überfällig')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lesen und antworten' }))
    await user.type(await screen.findByLabelText('Deine Antwort'), 'Ja, an einer Lehne.')
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }))
    // Without minutes nothing is sent: nobody but the leader says how long it took.
    expect(sent.some(({ key }) => key === 'POST /care-question/answer')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Vorschlag übernehmen: 1 Min.' }))
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /care-question/answer')?.body).toEqual({
        text: 'Ja, an einer Lehne.',
        minutes: 1,
      }),
    )
  })

  it('keeps an answer that could not be sent', async () => {
    const { user } = open({ 'POST /care-question/answer': refuse('internal_error') })
    await user.click(await screen.findByRole('button', { name: 'Lesen und antworten' }))
    await user.type(await screen.findByLabelText('Deine Antwort'), 'Ja.')
    await user.type(screen.getByLabelText('Wie lange hast du gebraucht?'), '3')
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Deine Antwort')).toHaveValue('Ja.')
  })

  it('keeps answer and minutes that were not sent when it is closed and the page is loaded anew', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Lesen und antworten' }))
    await user.type(await screen.findByLabelText('Deine Antwort'), 'Ja, an einer Lehne.')
    await user.type(screen.getByLabelText('Wie lange hast du gebraucht?'), '7')
    await user.click(screen.getByRole('button', { name: 'Zuklappen' }))
    await user.click(screen.getByRole('button', { name: 'Lesen und antworten' }))
    const minutes = await screen.findByLabelText('Wie lange hast du gebraucht?')
    await waitFor(() => expect(minutes).toHaveValue('7'))
    cleanup()
    const again = open({ 'POST /care-question/answer': page })
    await again.user.click(await screen.findByRole('button', { name: 'Lesen und antworten' }))
    const answer = await screen.findByLabelText('Deine Antwort')
    await waitFor(() => expect(answer).toHaveValue('Ja, an einer Lehne.'))
    expect(screen.getByLabelText('Wie lange hast du gebraucht?')).toHaveValue('7')
    await again.user.click(screen.getByRole('button', { name: 'Antwort abschicken' }))
    await waitFor(() => expect(screen.getByLabelText('Deine Antwort')).toHaveValue(''))
    expect(keptInTab()).toEqual([])
  })

  it('is narrowed down by state and course, and keeps that in the address', async () => {
    const { user, sent, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Überfällig 1' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kurs' }), 'Atmen')
    expect(address()).toBe(`/?stand=overdue&kurs=${id('e')}`)
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'GET /care-inbox')?.query).toMatchObject({
        state: 'overdue',
        'course-id': id('e'),
      }),
    )
  })

  it('closes a question without an answer only after asking', async () => {
    const { user, sent } = open({ 'PATCH /care-question': page })
    await user.click(await screen.findByRole('button', { name: 'Lesen und antworten' }))
    await user.click(await screen.findByRole('button', { name: 'Ohne Antwort schließen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ohne Antwort schließen?' })
    expect(dialog).toHaveTextContent('Lore Lindner bekommt keine Nachricht')
    await user.click(within(dialog).getByRole('button', { name: 'Ohne Antwort schließen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /care-question')?.body).toEqual({ state: 'closed' }),
    )
  })
})
