import type { Appointment, CareRecord } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { keptInTab } from '@kursportal/shared/testing/kept'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { courses, id } from './care.fixtures.ts'
import CareCoursePage from './CareCoursePage.tsx'

describe('the care of a course', () => {
  const appointment: Appointment = {
    id: id('3'),
    course_id: id('c'),
    title: 'Fragestunde',
    starts_at: '2026-03-09T17:30:00.000Z',
    minutes: 30,
    link: 'https://treffen.example',
    cancelled: false,
    revision: 4,
  }
  const record = (last: string, name: string, minutes: number): CareRecord => ({
    user_id: id(last),
    name,
    started_on: '2026-02-01',
    finished_on: null,
    appointment_minutes: 0,
    contact_minutes: minutes,
    answer_minutes: 0,
  })
  const open = (answers: FakeAnswers = {}) =>
    renderPage(<CareCoursePage />, {
      path: '/care/:courseId',
      at: `/care/${id('c')}`,
      answers: {
        'GET /care-inbox/counts': { open: 1, overdue: 1, courses },
        'GET /appointments': { items: [appointment], total: 1 },
        'GET /care-record': {
          items: [record('a', 'Lore Lindner', 24), record('b', 'Otto Ohm', 5), record('f', 'Uwe Ulm', 0)],
          total: 3,
        },
        ...answers,
      },
    })

  it('says in words who has the minutes that are required', async () => {
    open()
    for (const words of ['Erfüllt', 'Noch 19 nötig', 'Noch keine'])
      expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Nachweis als PDF' })).toHaveAttribute(
      'href',
      `/api/care-record/file?course-id=${id('c')}`,
    )
  })

  it('moves an appointment from what stands there, by the clock in Germany', async () => {
    const { sent } = open({ 'PATCH /appointment': appointment })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Fragestunde' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Termin ändern' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Termin ändern' }))
    const time = await dialog.findByLabelText('Beginn')
    expect(time).toHaveValue('18:30')
    await user.clear(time)
    await user.type(time, '19 Uhr')
    await user.click(dialog.getByRole('button', { name: 'Termin speichern' }))
    expect(await dialog.findByText('Schreib die Uhrzeit so: 18:30')).toBeVisible()
    await user.clear(time)
    await user.type(time, '19:15')
    await user.click(dialog.getByRole('button', { name: 'Termin speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /appointment')?.body).toEqual({
        title: 'Fragestunde',
        starts_at: '2026-03-09T18:15:00.000Z',
        minutes: 30,
        link: 'https://treffen.example',
        announce: true,
        based_on: 4,
      }),
    )
  })

  it('asks where somebody else has moved it since it was opened, and keeps what only they changed', async () => {
    let now = appointment
    const { user, sent } = open({
      'GET /appointments': ({ query }) => ({ items: query.over ? [] : [now], total: 1 }),
      'PATCH /appointment': ({ body }) =>
        body?.based_on === now.revision ? now : refuse('edited_meanwhile'),
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Fragestunde' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Termin ändern' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Termin ändern' }))
    const time = await dialog.findByLabelText('Beginn')
    await user.clear(time)
    await user.type(time, '19:15')
    now = { ...appointment, title: 'Sprechstunde', starts_at: '2026-03-10T16:00:00.000Z', revision: 5 }
    await user.click(dialog.getByRole('button', { name: 'Termin speichern' }))
    const asked = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
    expect(asked.getByRole('group', { name: 'Beginn' })).toHaveTextContent('17:00')
    expect(asked.getAllByRole('group')).toHaveLength(1)
    await user.click(asked.getByRole('radio', { name: 'Beginn: Deine Fassung' }))
    await user.click(asked.getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'PATCH /appointment')?.body).toMatchObject({
        title: 'Sprechstunde',
        starts_at: '2026-03-10T18:15:00.000Z',
        based_on: 5,
      }),
    )
  })

  it('asks whether to tell of a cancelled appointment by mail', async () => {
    const { user, sent } = open({ 'PATCH /appointment': appointment })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Fragestunde' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Absagen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Termin absagen?' }))
    const mail = await dialog.findByRole('checkbox', { name: /^Alle Teilnehmenden/ })
    expect(mail).toBeChecked()
    await user.click(mail)
    await user.click(dialog.getByRole('button', { name: 'Termin absagen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /appointment')?.body).toEqual({
        cancelled: true,
        announce: false,
        based_on: 4,
      }),
    )
  })

  it('asks before a cancelled appointment takes place again, and whether to tell of it by mail', async () => {
    const cancelled = { ...appointment, cancelled: true }
    const { user, sent } = open({
      'GET /appointments': { items: [cancelled], total: 1 },
      'PATCH /appointment': appointment,
    })
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Fragestunde' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Findet doch statt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Findet der Termin doch statt?' }))
    const mail = await dialog.findByRole('checkbox', { name: /^Alle Teilnehmenden/ })
    expect(mail).toBeChecked()
    expect(sent.some(({ key }) => key === 'PATCH /appointment')).toBe(false)
    await user.click(mail)
    await user.click(dialog.getByRole('button', { name: 'Findet doch statt' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /appointment')?.body).toEqual({
        cancelled: false,
        announce: false,
        based_on: 4,
      }),
    )
  })

  it('keeps who was ticked as present when the dialog is left by Escape, until it is saved', async () => {
    const over = { ...appointment, starts_at: '2026-01-09T17:30:00.000Z' }
    const { user, sent } = open({
      'GET /appointments': { items: [over], total: 1 },
      'GET /appointment/attendance': {
        items: [{ user_id: id('a'), name: 'Lore Lindner', attended: false }],
        total: 1,
      },
      'PATCH /appointment/attendance': undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Vergangene' }))
    await user.click(await screen.findByRole('button', { name: 'Wer war da?' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Lore Lindner' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Wer war da?' }))
    const ticked = await screen.findByRole('checkbox', { name: 'Lore Lindner' })
    await waitFor(() => expect(ticked).toBeChecked())
    await user.click(screen.getByRole('button', { name: 'Anwesenheit speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /appointment/attendance')?.body).toEqual({
        attended: [id('a')],
        absent: [],
      }),
    )
    expect(keptInTab()).toEqual([])
  })

  const enterCall = async (user: UserEvent): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: /Lore Lindner/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Gespräch eintragen' }))
  }
  it('keeps the minutes of a call that were not sent over a reload', async () => {
    const first = open()
    await enterCall(first.user)
    await first.user.type(await screen.findByLabelText('Dauer'), '12')
    cleanup()
    const { user } = open()
    await enterCall(user)
    const length = await screen.findByLabelText('Dauer')
    await waitFor(() => expect(length).toHaveValue('12'))
  })
})
