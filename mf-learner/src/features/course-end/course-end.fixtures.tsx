import { type LearnerChapterWithVideos, type OwnData } from '@kursportal/shared/contract'
import { renderPage, testPerson, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { COURSE } from '../../testing/course.ts'
import { certificate } from '../../testing/certificates.ts'
import CourseEndPage from './CourseEndPage.tsx'

/** A text of the course, not done. */
export const lecture = (
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

/** The only chapter of the course, with these lectures. */
export const chapters = (...videos: LearnerChapterWithVideos['videos']) => ({
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

/** One insurance that takes no IBAN, one that wants it, and a private one. */
export const insurances = {
  items: [
    {
      id: '01980000-0000-7000-8000-00000000001a',
      name: 'Lindenkasse',
      active: true,
      iban_required: false,
      important: true,
      private: false,
      hand_in_text: '',
      hand_in_url: '',
    },
    {
      id: '01980000-0000-7000-8000-00000000001b',
      name: 'Nordlicht',
      active: true,
      iban_required: true,
      important: false,
      private: false,
      hand_in_text: '',
      hand_in_url: '',
    },
    {
      id: '01980000-0000-7000-8000-00000000001c',
      name: 'Morgenrot',
      active: true,
      iban_required: false,
      important: false,
      private: true,
      hand_in_text: '',
      hand_in_url: '',
    },
  ],
  total: 3,
}

/** Who is logged in. */
export const person: OwnData = { ...testPerson, city: 'Kassel' }

/** Opens the end of the course. */
export const open = (answers: FakeAnswers, settings = {}, query = '') =>
  renderPage(<CourseEndPage />, {
    answers: {
      'GET /user': person,
      'GET /insurances': insurances,
      'GET /certificate': certificate,
      'GET /certificate-declarations': {
        own: ['Ich habe selbst teilgenommen.'],
        by_parent: ['Mein Kind hat selbst teilgenommen.'],
        privacy: 'Rechtsgrundlage ist die DSGVO.',
        version: 'a'.repeat(64),
      },
      'GET /chapters-videos': { items: [], total: 0 },
      'GET /course-participations': { items: [], total: 0 },
      ...answers,
    },
    path: '/courses/:courseId/finish',
    at: `/courses/${COURSE}/finish${query}`,
    settings,
  })

/** The page has this heading. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
