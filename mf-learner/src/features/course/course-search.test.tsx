import type {
  CallAnswer,
  LearnerChapterWithVideos,
  LearnerVideo,
  passageCalls,
} from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { course, COURSE } from '../../testing/course.ts'
import { testId } from '../../testing/lecture.ts'
import CoursePage from './CoursePage.tsx'

const lecture = (last: string, title: string): LearnerVideo => ({
  id: testId(last),
  course_id: COURSE,
  chapter_id: testId('a'),
  position: 0,
  type: last === '1' ? 'video' : 'richText',
  title,
  thumbnail_image_id: null,
  duration_seconds: 600,
  progress: 0,
  done: false,
  position_seconds: 0,
  locked: null,
})

const chapter: LearnerChapterWithVideos = {
  id: testId('a'),
  course_id: COURSE,
  position: 0,
  title: 'Anfang',
  description: '',
  image_id: null,
  lectures_done: 0,
  lectures_total: 5,
  duration_seconds: 600,
  locked: null,
  videos: ['Nacken', 'Schulter', 'Rücken', 'Becken', 'Füße'].map((title, at) => lecture(`${at + 1}`, title)),
}

type Answer = CallAnswer<typeof passageCalls.listPassages>
const found: Answer = {
  items: [
    {
      video_id: testId('1'),
      passages: [{ second: 83.4, text: 'Lass die Schultern sinken.' }],
      passages_total: 3,
    },
    {
      video_id: testId('5'),
      passages: [{ second: null, text: 'Stell die Füße unter die Schultern.' }],
      passages_total: 1,
    },
  ],
  total: 2,
}

const search = async (
  typed: string,
  answer: FakeAnswers['GET /course/passages'] = found,
  chapters = [chapter],
) => {
  const shown = renderPage(<CoursePage />, {
    path: '/courses/:courseId',
    at: `/courses/${COURSE}`,
    answers: {
      'GET /course': course(),
      'GET /chapters-videos': { items: chapters, total: chapters.length },
      'GET /course/passages': answer,
      'GET /forum': refuse('forum_off'),
      'GET /care': refuse('not_found'),
      'GET /appointments': { items: [], total: 0 },
      'GET /orders': { items: [], total: 0 },
    },
  })
  await shown.user.type(await screen.findByRole('searchbox', { name: 'Im Kurs suchen' }), typed)
  return shown
}

it('finds lectures by their title, and where in them something is said or written', async () => {
  await search('Schulter')
  expect(await screen.findByText('3 Lektionen gefunden')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Schulter/ })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/lectures/${testId('2')}`,
  )
  const inside = within(screen.getByRole('region', { name: 'Hier wird es gesagt oder steht im Text' }))
  const said = inside.getByRole('link', { name: 'Bei 1:23 Lass die Schultern sinken.' })
  expect(said).toHaveAttribute('href', `/courses/${COURSE}/lectures/${testId('1')}?at=83.4`)
  expect(within(said).getByText('Schultern')).toHaveProperty('tagName', 'MARK')
  expect(inside.getByText('und 2 weitere Stellen')).toBeVisible()
  expect(inside.getByRole('link', { name: 'Stell die Füße unter die Schultern.' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/lectures/${testId('5')}?find=Schulter`,
  )
})

it('asks once typing pauses, and not for one or two letters', async () => {
  const { sent, user } = await search('Sc', { items: [], total: 0 })
  expect(await screen.findByText('1 Lektion gefunden')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Im Kurs suchen' }), 'hulte')
  expect(await screen.findByText('1 Lektion gefunden')).toBeVisible()
  expect(sent.flatMap(({ key, query }) => (key === 'GET /course/passages' ? [query] : []))).toEqual([
    { 'course-id': COURSE, search: 'Schulte' },
  ])
})

it('says that nothing was found, and shows the chapters again without a word', async () => {
  const { user } = await search('Yoga', { items: [], total: 0 })
  expect(await screen.findByText('Nichts gefunden. Versuch es mit einem anderen Wort.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(await screen.findByRole('link', { name: /^Becken/ })).toBeVisible()
})

it('still finds titles where the search in lectures fails', async () => {
  await search('Nacken', refuse('unavailable'))
  expect(await screen.findByText(/In Videos und Texten konnte gerade nicht gesucht werden/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Nacken/ })).toBeVisible()
})

it('does not say that nothing is there where it could not be searched', async () => {
  await search('Yoga', refuse('unavailable'))
  expect(await screen.findByText(/In Videos und Texten konnte gerade nicht gesucht werden/)).toBeVisible()
  expect(screen.queryByText(/Nichts gefunden/)).not.toBeInTheDocument()
})
