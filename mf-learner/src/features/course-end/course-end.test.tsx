import type {
  LearnerChapterWithVideos,
  LearnerCourse,
  OwnData,
  Participation,
} from '@kursportal/shared/contract'
import { errorTexts } from '@kursportal/shared/i18n'
import { refuse, renderPage, testPerson, type FakeAnswers, type FakeApi } from '@kursportal/shared/testing'
import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { certificate } from '../../testing/certificates.ts'
import CourseEndPage from './CourseEndPage.tsx'

jest.setTimeout(30_000)

const COURSE = '01980000-0000-7000-8000-00000000c001'
const CERTIFICATE = { id: '01980000-0000-7000-8000-00000000ce01', number: 'KP-2026-7K4M-9QXT-2WHD' }

const course = (over: Partial<LearnerCourse> = {}): LearnerCourse => ({
  id: COURSE,
  title: 'Starker Rücken',
  image_id: null,
  instructor_name: 'Eva',
  time_alternative_text: '',
  minors_only: false,
  state: 'finished',
  progress: 1,
  lectures_done: 3,
  lectures_total: 3,
  duration_seconds: 600,
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  next_lecture: null,
  next_unlock_at: null,
  certificate: null,
  redo: { possible: false, possible_from: '2027-01-01' },
  description: '',
  outcomes: [],
  instructor_qualification: '',
  price_cents: 0,
  unlock_mode: 'all',
  unlock_days: 7,
  forum_enabled: false,
  chapters_total: 1,
  participation: { id: '01980000-0000-7000-8000-00000000a001', number: 1 },
  republished_at: null,
  can: { finish: false, confirm: true, redo: false },
  ...over,
})

const participation: Participation = {
  id: '01980000-0000-7000-8000-00000000a001',
  course_id: COURSE,
  course_title: 'Starker Rücken',
  image_id: null,
  number: 1,
  state: 'finished',
  started_at: '2026-10-01T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.000Z',
  lectures_done: 3,
  lectures_total: 3,
  progress: 1,
  current: true,
  certificate: null,
}

const lecture = (
  title: string,
  over: Partial<LearnerChapterWithVideos['videos'][number]> = {},
): LearnerChapterWithVideos['videos'][number] => ({
  id: `01980000-0000-7000-8000-${String(title.length).padStart(12, '0')}`,
  chapter_id: '01980000-0000-7000-8000-0000000000c1',
  course_id: COURSE,
  position: 0,
  type: 'richText',
  title,
  duration_seconds: 60,
  thumbnail_image_id: null,
  locked: null,
  progress: 0,
  done: false,
  position_seconds: 0,
  ...over,
})

const chapters = (...videos: LearnerChapterWithVideos['videos']) => ({
  items: [
    {
      id: '01980000-0000-7000-8000-0000000000c1',
      course_id: COURSE,
      position: 0,
      title: 'Anfang',
      description: '',
      image_id: null,
      locked: null,
      lectures_done: 1,
      lectures_total: 3,
      duration_seconds: 600,
      videos,
    },
  ] satisfies LearnerChapterWithVideos[],
  total: 1,
})

const insurances = {
  items: [
    {
      id: '01980000-0000-7000-8000-00000000001a',
      name: 'Lindenkasse',
      active: true,
      iban_required: false,
      important: true,
    },
    {
      id: '01980000-0000-7000-8000-00000000001b',
      name: 'Nordlicht',
      active: true,
      iban_required: true,
      important: false,
    },
  ],
  total: 2,
}

const person: OwnData = { ...testPerson, city: 'Kassel' }

const open = (answers: FakeAnswers, settings = {}) =>
  renderPage(<CourseEndPage />, {
    answers: {
      'GET /user': person,
      'GET /insurances': insurances,
      'GET /chapters-videos': { items: [], total: 0 },
      ...answers,
    },
    path: '/courses/:courseId/finish',
    at: `/courses/${COURSE}/finish`,
    settings,
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const send = () => userEvent.click(screen.getByRole('button', { name: /^Bestätigen/ }))
const sign = async (name = 'Lore Lindner') => {
  await userEvent.click(screen.getByRole('radio', { name: 'Namen tippen' }))
  await userEvent.type(screen.getByLabelText(/Vor- und Nachname$/), name)
}
const choose = async (insurance: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Krankenkasse' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(insurance) }))
}
const sentBy = ({ sent }: FakeApi) =>
  sent.filter(({ key }) => key === 'POST /user-finish').map(({ body }) => body)

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
    await heading('Fast am Ziel')
    expect(screen.getByText('Dir fehlen noch 2 von 3 Einheiten bis zur Bescheinigung.')).toBeVisible()
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

describe('the confirmation', () => {
  it('is filled in as far as it is known, and sent with what was added', async () => {
    let confirmed = false
    const asked = open({
      'GET /course': () =>
        course(
          confirmed
            ? {
                certificate: { ...CERTIFICATE, issued_at: '2026-11-21T10:00:00.000Z' },
                can: { finish: false, confirm: false, redo: false },
              }
            : {},
        ),
      'POST /user-finish': () => {
        confirmed = true
        return { ...certificate, ...CERTIFICATE }
      },
    })
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Lore')
    expect(screen.getByLabelText('Geburtsdatum')).toHaveValue('04.05.1960')
    await choose('Lindenkasse')
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'a123 456 780')
    await sign()
    await send()
    expect(await screen.findByRole('link', { name: 'Bescheinigung ansehen' })).toHaveAttribute(
      'href',
      `/certificates/${CERTIFICATE.id}`,
    )
    expect(sentBy(asked)).toEqual([
      {
        course_id: COURSE,
        first_name: 'Lore',
        last_name: 'Lindner',
        birth_date: '1960-05-04',
        parent_name: '',
        parent_birth_date: null,
        street: '',
        zip: '',
        city: 'Kassel',
        insurance_id: insurances.items[0]?.id,
        insurance_number: 'A123456780',
        signature: { kind: 'typed', text: 'Lore Lindner' },
      },
    ])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByText(/ab 01\.01\.2027/)).toBeVisible()
  })

  it('names everything that is missing and goes to the first', async () => {
    const asked = open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    await userEvent.clear(screen.getByLabelText('Vorname'))
    await send()
    expect(await screen.findAllByText('Bitte fülle dieses Feld aus.')).toHaveLength(4)
    expect(screen.getByLabelText('Vorname')).toHaveFocus()
    expect(sentBy(asked)).toEqual([])
  })

  it('asks for the IBAN only where the insurance wants one, and checks it', async () => {
    const asked = open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument()
    await choose('Nordlicht')
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'A123456780')
    await sign()
    await send()
    expect(await screen.findByText('Deine Krankenkasse braucht eine IBAN.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 01')
    expect(await screen.findByText(/Diese IBAN stimmt nicht/)).toBeVisible()
    expect(sentBy(asked)).toEqual([])
  })

  it('asks for a parent below the age of consent, who signs', async () => {
    open({
      'GET /course': course(),
      'GET /user': { ...person, birth_date: '2012-01-01' },
    })
    expect(await screen.findByLabelText('Vor- und Nachname des Elternteils')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Unterschrift eines Elternteils' })).toBeVisible()
  })

  it('asks for no insurance where the platform does not', async () => {
    open({ 'GET /course': course() }, { insurance_data: false })
    await screen.findByLabelText('Vorname')
    expect(screen.queryByText('Deine Krankenkasse')).not.toBeInTheDocument()
    expect(screen.queryByText(/Krankenkasse\./)).not.toBeInTheDocument()
  })

  it('shows at its field what the server refuses, and keeps what was typed', async () => {
    open(
      {
        'GET /course': course(),
        'POST /user-finish': refuse('validation_failed', [
          { path: 'signature', message: 'signature_invalid' },
        ]),
      },
      { insurance_data: false },
    )
    await screen.findByLabelText('Vorname')
    await userEvent.type(screen.getByLabelText(/^Ort/), '-Wilhelmshöhe')
    await sign()
    await send()
    expect(await screen.findByText(/Diese Unterschrift können wir nicht lesen/)).toBeVisible()
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Kassel-Wilhelmshöhe')
  })

  it('says so when the server fails, and can be sent again', async () => {
    open({ 'GET /course': course(), 'POST /user-finish': refuse('unavailable') }, { insurance_data: false })
    await screen.findByLabelText('Vorname')
    await sign()
    await send()
    expect(await screen.findByText(errorTexts.unavailable)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Bestätigen/ })).toBeEnabled()
  })
})
