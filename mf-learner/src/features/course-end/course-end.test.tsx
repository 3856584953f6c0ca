import { refuse } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { COURSE, course, participation } from '../../testing/course.ts'
import { chapters, heading, lecture, open } from './course-end.fixtures.tsx'

describe('before the course is finished', () => {
  it('lists what is missing with the way to it, and what is locked with its reason', async () => {
    open({
      'GET /course': course({
        state: 'running',
        finished_at: null,
        lectures_done: 1,
        attendance: { counts: 'lectures', offered: 3, attended: 1, needed: 3, missing: 2 },
        can: { finish: false, confirm: false, redo: false, pause: false },
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
        lecture('Später dran', { locked: { reason: 'previous_not_done', until: null, wait_days: null } }),
      ),
    })
    await heading('Dein Weg zur Bescheinigung')
    expect(
      await screen.findByText('1 von 3 Lektionen – 2 fehlen dir noch für die Bescheinigung.'),
    ).toBeVisible()
    expect(await screen.findByRole('link', { name: /Lies!/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/courses/${COURSE}/lectures/`),
    )
    expect(screen.queryByText('Fertig')).not.toBeInTheDocument()
    expect(screen.getByText('Kommt nach „Lies!“.')).toBeVisible()
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
        attendance: { counts: 'units', offered: 8, attended: 7, needed: 8, missing: 1 },
        can: { finish: false, confirm: false, redo: false, pause: false },
      }),
      'GET /chapters-videos': chapters(
        lecture('Bald', { locked: { reason: 'not_yet', until, wait_days: null } }),
      ),
    })
    expect(await screen.findByText(/Das nächste Kapitel wird am 1[23]\.05\.2099 frei\./)).toBeVisible()
    await heading('Fast am Ziel')
    expect(
      screen.getByText('7 von 8 Kurseinheiten – eine fehlt dir noch für die Bescheinigung.'),
    ).toBeVisible()
  })

  it('leaves the choice to whoever may finish although something is open, and says what will count', async () => {
    let finished = false
    open({
      'GET /course': () =>
        finished
          ? course()
          : course({
              state: 'running',
              finished_at: null,
              lectures_done: 2,
              attendance: { counts: 'units', offered: 8, attended: 7, needed: 7, missing: 0 },
              can: { finish: true, confirm: false, redo: false, pause: false },
            }),
      'GET /chapters-videos': chapters(lecture('Fertig', { done: true }), lecture('Zuletzt')),
      'POST /course-finish': () => {
        finished = true
        return participation()
      },
    })
    await heading('Du kannst jetzt abschließen')
    expect(screen.getByText('7 von 8 Kurseinheiten – das genügt für deine Bescheinigung.')).toBeVisible()
    expect(await screen.findByText(/oder erst die letzte Kurseinheit machen/u)).toBeVisible()
    expect(screen.getByRole('link', { name: /Zuletzt/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Kurs abschließen' }))
    await heading('Geschafft – herzlichen Glückwunsch, Lore!')
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
              can: { finish: true, confirm: false, redo: false, pause: false },
            }),
      'POST /course-finish': () => {
        finished = true
        return participation()
      },
    })
    await heading('Alle Lektionen geschafft!')
    await userEvent.click(screen.getByRole('button', { name: 'Kurs abschließen' }))
    await heading('Geschafft – herzlichen Glückwunsch, Lore!')
    expect(await screen.findByRole('form', { name: 'Teilnahme bestätigen' })).toBeVisible()
  })

  it('celebrates first: the days, the lessons and what was learnt', async () => {
    open({ 'GET /course': course({ outcomes: ['Aufrecht sitzen'] }) })
    await heading('Geschafft – herzlichen Glückwunsch, Lore!')
    expect(screen.getByText('Aufrecht sitzen')).toBeVisible()
    // 1 October to 20 November, both counted.
    expect(screen.getByText('Tage dabei')).toHaveTextContent('51Tage dabei')
    expect(screen.getByText('Minuten für dich')).toHaveTextContent('360Minuten für dich')
  })

  it('says when the course is not there, and tries again when the line broke', async () => {
    open({ 'GET /course': refuse('not_found') })
    expect(await screen.findByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })
})

it('says that the course is gone where it is', async () => {
  open({ 'GET /course': refuse('not_found') })
  expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
})
