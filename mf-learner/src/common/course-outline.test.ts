import type { LearnerChapterWithVideos } from '@kursportal/shared/contract'
import { testId, testLecture } from '../testing/lecture.ts'
import { beforeIn, searchLectures } from './course-outline.ts'

const chapter = (title: string, ...lectures: string[]): LearnerChapterWithVideos => ({
  id: testId('3'),
  course_id: testId('2'),
  position: 0,
  title,
  description: '',
  image_id: null,
  duration_seconds: 0,
  lectures_total: lectures.length,
  lectures_done: 0,
  locked: null,
  videos: lectures.map((name) => testLecture({ title: name })),
})

const chapters = [
  chapter('Woche 1: Ankommen', 'Begrüßung', 'Übung 1'),
  chapter('Woche 2: Rücken', 'Übung 2', 'Der Rücken'),
]

it.each([
  ['a word, whatever its case and accents', 'ubung', ['Übung 1', 'Übung 2']],
  ['ß as people type it', 'BEGRUSSUNG', ['Begrüßung']],
  ['words of the chapter as well', 'woche 2', ['Übung 2', 'Der Rücken']],
  ['every word, wherever it stands', 'übung ankommen', ['Übung 1']],
  ['nothing for what is not there', 'tauchen', []],
])('finds %s', (_, search, titles) => {
  expect(searchLectures(chapters, search).map(({ title }) => title)).toEqual(titles)
})

it('tells what each lecture comes after: the one directly before it, over the end of a chapter', () => {
  const numbered = chapters.map((one, index) => ({
    ...one,
    position: index,
    videos: one.videos.map((lecture, place) => ({ ...lecture, id: `${index}${place}` })),
  }))
  const before = beforeIn(numbered)
  expect(['00', '01', '10', '11', 'x'].map((id) => before(id))).toEqual([
    { title: undefined, chapter: 0 },
    { title: 'Begrüßung', chapter: 0 },
    { title: 'Übung 1', chapter: 1 },
    { title: 'Übung 2', chapter: 1 },
    undefined,
  ])
})
