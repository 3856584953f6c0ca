import { refuse } from '@kursportal/shared/testing'
import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { chapters, COURSE, course, heading, lecture, open, participation } from './course-end.fixtures.tsx'

jest.setTimeout(30_000)

describe('before the course is finished', () => {
  it('lists what is missing with the way to it, and what is locked with its reason', async () => {
    open({
      'GET /course': course({
        state: 'running',
        finished_at: null,
        lectures_done: 1,
        can: { finish: false, confirm: false, redo: false },
        next_lecture: {
          video_id: '01980000-0000-7000-8000-000000000040',
          title: 'Lies!',
          type: 'richText',
          chapter_title: 'Anfang',
          position_seconds: 0,
          duration_seconds: 60,
          thumbnail_image_id: null,
        },
      }),
      'GET /chapters-videos': chapters(
        lecture('Fertig', { done: true }),
        lecture('Lies!'),
        lecture('Später dran', { locked: { reason: 'previous_not_done', until: null } }),
      ),
    })
    await heading('Dein Weg zur Bescheinigung')
    expect(await screen.findByText('Dir fehlen noch 2 von 3 Einheiten bis zur Bescheinigung.')).toBeVisible()
    expect(await screen.findByRole('link', { name: /Lies!/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/courses/${COURSE}/lectures/`),
    )
    expect(screen.queryByText('Fertig')).not.toBeInTheDocument()
    expect(screen.getByText('Wird frei, wenn du „Lies!“ geschafft hast.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Später dran/ })).not.toBeInTheDocument()
  })

  it('says on which day it goes on when everything open is done', async () => {
    const until = '2099-05-12T22:00:00.000Z'
    open({
      'GET /course': course({
        state: 'running',
        finished_at: null,
        lectures_done: 2,
        next_unlock_at: until,
        can: { finish: false, confirm: false, redo: false },
      }),
      'GET /chapters-videos': chapters(lecture('Bald', { locked: { reason: 'not_yet', until } })),
    })
    expect(await screen.findByText(/Das nächste Kapitel wird am 1[23]\.05\.2099 frei\./)).toBeVisible()
    await heading('Fast am Ziel')
    expect(screen.getByText('Dir fehlt noch 1 von 3 Einheiten bis zur Bescheinigung.')).toBeVisible()
  })

  it('finishes a course of which everything is done, and goes on to the confirmation', async () => {
    let finished = false
    open({
      'GET /course': () =>
        finished
          ? course()
          : course({
              state: 'running',
              finished_at: null,
              can: { finish: true, confirm: false, redo: false },
            }),
      'POST /course-finish': () => {
        finished = true
        return participation
      },
    })
    await heading('Alle Einheiten geschafft!')
    await userEvent.click(screen.getByRole('button', { name: 'Kurs abschließen' }))
    await heading('Geschafft! Glückwunsch!')
    expect(await screen.findByRole('form', { name: 'Teilnahme bestätigen' })).toBeVisible()
  })

  it('says when the course is not there, and tries again when the line broke', async () => {
    open({ 'GET /course': refuse('not_found') })
    expect(await screen.findByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })
})
