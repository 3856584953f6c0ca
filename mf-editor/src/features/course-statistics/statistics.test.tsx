import type { CourseStatistics, LectureStatistic, QuestionStatistic } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { draftCourse } from '../../common/drafts.testing.ts'
import StatisticsPage from './StatisticsPage.tsx'
import { hardestFirst, monthWord, spreadsheetTime, worstStop } from './statistics.rules.ts'

const id = (last: string): string => `01980000-0000-7000-8000-0000000001${last}`
const lecture = (last: string, more: Partial<LectureStatistic> = {}): LectureStatistic => ({
  id: id(last),
  draft_id: id(last),
  title: `Lektion ${last}`,
  chapter_title: 'Woche 1',
  type: 'richText',
  film_seconds: null,
  reached: 20,
  done: 18,
  stopped: null,
  watched_share: null,
  ...more,
})
const film = lecture('02', {
  title: 'Atmen',
  type: 'video',
  film_seconds: 200,
  watched_share: 0.5,
  stopped: 6,
})
const quiz = lecture('03', { title: 'Prüfung', type: 'quiz', reached: null, done: null })
const statistics: CourseStatistics = {
  sections: [
    { from: '2026-01', until: '2026-02' },
    { from: '2026-03', until: '2026-03' },
  ],
  chosen: { from: '2026-01', until: '2026-03' },
  started: 24,
  finished: 12,
  lectures: [lecture('01'), film, quiz],
}
const noNumbers: CourseStatistics = {
  sections: [],
  chosen: null,
  started: null,
  finished: null,
  lectures: [],
}
const question = (last: string, share: number | null): QuestionStatistic => ({
  lecture_id: quiz.id,
  question_id: id(last),
  question: `Frage ${last}?`,
  people: share === null ? null : 10,
  right_share: share,
})

const open = (answers: FakeAnswers = {}) =>
  renderPage(<StatisticsPage />, {
    at: `/course-editor/courses/${draftCourse.id}/statistics`,
    path: '/course-editor/courses/:courseId/statistics',
    answers: {
      'GET /course/dev': draftCourse,
      'GET /course/statistics': statistics,
      'GET /course/statistics/questions': {
        questions: [question('11', 0.9), question('12', 0.3), question('13', null)],
      },
      ...answers,
    },
  })

describe('statistics of a course', () => {
  it('show who finished, where people stop, what was watched and which questions are hard', async () => {
    open()
    expect(await screen.findByText('24')).toBeVisible()
    expect(screen.getByText(/50.% von ihnen/)).toBeVisible()
    expect(screen.getAllByText('6 haben hier aufgehört').length).toBeGreaterThan(0)
    const films = screen.getByRole('region', { name: 'Tabelle: Videos' })
    expect(within(films).getByRole('row', { name: /Atmen 3:20.* 1:40.* 50.%/ })).toBeVisible()
    const rows = await screen.findAllByRole('row', { name: /Frage/ })
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('FrageQuiz'),
      expect.stringMatching(/Frage 12\?Prüfung1030.%/),
      expect.stringMatching(/Frage 11\?Prüfung1090.%/),
    ])
    expect(screen.getByText(/Zahlen unter fünf Personen zeigen wir nicht/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Statistik' })).toHaveAttribute('aria-current', 'page')
  })

  it('are of a time made of whole sections', async () => {
    const { user, sent } = open()
    await user.selectOptions(await screen.findByLabelText('Begonnen von'), 'März 2026')
    await screen.findByText('24')
    const asked = sent.filter(({ key }) => key === 'GET /course/statistics').at(-1)
    expect(asked?.query).toEqual({ 'course-id': draftCourse.id, from: '2026-03', until: '2026-03' })
    expect(
      within(screen.getByLabelText('bis'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Februar 2026', 'März 2026'])
  })

  it('say so where fewer than five people have begun', async () => {
    open({
      'GET /course/statistics': noNumbers,
    })
    expect(await screen.findByText('Noch keine Zahlen')).toBeVisible()
    expect(screen.getByText(/Sobald fünf Personen den Kurs begonnen haben/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kurs veröffentlichen' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${draftCourse.id}?publish=1`,
    )
  })

  it('name who can invite to a course of somebody else', async () => {
    const owner = { ...draftCourse.owner, id: id('99'), name: 'Lore Lindner' }
    open({
      'GET /course/dev': { ...draftCourse, owner, live_id: id('90'), state: 'live' },
      'GET /course/statistics': noNumbers,
    })
    expect(await screen.findByText(/Einladen kann Lore Lindner\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Menschen einladen' })).not.toBeInTheDocument()
  })

  it('say that they could not be loaded', async () => {
    open({ 'GET /course/statistics': refuse('internal_error') })
    expect(await screen.findByText('Die Statistik konnte nicht geladen werden')).toBeVisible()
  })

  it('know the worst place, the hardest question and months in words', () => {
    expect(worstStop([lecture('01'), film, lecture('04', { stopped: 9 })])?.id).toBe(id('04'))
    expect(worstStop([lecture('01')])).toBeUndefined()
    expect(hardestFirst([question('1', 0.9), question('2', null), question('3', 0.1)])).toHaveLength(2)
    expect(monthWord('2026-03')).toBe('März 2026')
    expect([7, 200, 3723].map(spreadsheetTime)).toEqual(['0:00:07', '0:03:20', '1:02:03'])
  })
})
