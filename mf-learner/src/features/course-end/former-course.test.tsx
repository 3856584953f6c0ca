import type { Participation } from '@kursportal/shared/contract'
import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { certificate, summary } from '../../testing/certificates.ts'
import { course, COURSE, participation } from '../../testing/course.ts'
import { heading, open } from './course-end.fixtures.tsx'

const mark = { id: summary.id, number: summary.number, issued_at: summary.issued_at }
const listed = (...items: Participation[]) => ({ items, total: items.length })
const running = { state: 'running', finished_at: null } as const

describe('the end of a finished course that is taken away', () => {
  it('still asks for what the certificate needs, and leads to it', async () => {
    let fetched = false
    const { sent } = open({
      'GET /course': refuse('not_found'),
      'GET /course-participations': () => listed(participation({ certificate: fetched ? mark : null })),
      'POST /user-finish': () => {
        fetched = true
        return certificate
      },
    })
    await heading('Geschafft – herzlichen Glückwunsch, Lore!')
    await userEvent.click(await screen.findByRole('combobox', { name: 'Krankenkasse' }))
    await userEvent.click(await screen.findByRole('option', { name: /Lindenkasse/ }))
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'A123456780')
    await userEvent.click(screen.getByRole('radio', { name: 'Namen tippen' }))
    await userEvent.type(screen.getByLabelText(/Vor- und Nachname$/), 'Lore Lindner')
    await userEvent.click(screen.getByRole('button', { name: /^Unterschreiben und/ }))
    expect(await screen.findByRole('link', { name: 'Bescheinigung ansehen' })).toHaveAttribute(
      'href',
      `/certificates/${summary.id}`,
    )
    expect(sent.find(({ key }) => key === 'POST /user-finish')?.body).toMatchObject({ course_id: COURSE })
  })

  it('is asked for an earlier participation that the address names, while the course runs anew', async () => {
    const earlier = participation({ id: '01980000-0000-7000-8000-00000000a0e1', current: false })
    const { sent } = open(
      {
        'GET /course': course({ state: 'running', finished_at: null }),
        'GET /course-participations': listed(participation({ ...running, number: 2 }), earlier),
        'POST /user-finish': refuse('unavailable'),
      },
      { insurance_data: false },
      `?participation=${earlier.id}`,
    )
    await heading('Geschafft – herzlichen Glückwunsch, Lore!')
    await userEvent.click(await screen.findByRole('radio', { name: 'Namen tippen' }))
    await userEvent.type(screen.getByLabelText(/Vor- und Nachname$/), 'Lore Lindner')
    await userEvent.click(screen.getByRole('button', { name: /^Unterschreiben und/ }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /user-finish')?.body).toMatchObject({
        course_id: COURSE,
        participation_id: earlier.id,
      }),
    )
    expect(sent.find(({ key }) => key === 'GET /certificate-declarations')?.query).toEqual({
      'course-id': COURSE,
      'participation-id': earlier.id,
    })
  })

  it('asks for nothing once the contract was withdrawn from, and says so', async () => {
    open({
      'GET /course': refuse('not_found'),
      'GET /course-participations': listed(participation({ withdrawn: true })),
    })
    await heading('Starker Rücken')
    expect(screen.getByText(/Eine Bescheinigung gibt es dafür nicht\./)).toBeVisible()
    expect(screen.queryByLabelText('Vorname')).not.toBeInTheDocument()
  })

  it('says of one that was not finished that it is no longer open', async () => {
    open({ 'GET /course': refuse('not_found'), 'GET /course-participations': listed(participation(running)) })
    await heading('Starker Rücken')
    expect(screen.getByText(/nicht mehr für dich freigeschaltet/)).toBeVisible()
  })
})
