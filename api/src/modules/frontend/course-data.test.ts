import { newCourse, type Access } from '@kursportal/shared/contract'
import { courseData } from './course-data.ts'

const course = (more: Partial<Access['courses'][number]> = {}): Access['courses'][number] => ({
  ...newCourse,
  id: 'one',
  title: 'Rücken',
  description: 'Für den Rücken.',
  instructor_name: 'Eva Kurs',
  price_cents: 8900,
  for_you: true,
  certified: true,
  can_begin: true,
  withdrawn: false,
  duration_seconds: 5400,
  chapters: [],
  ...more,
})
const PLATFORM = { name: 'Kursportal', publicUrl: 'https://kurse.example' }
const dataOf = (courses: Access['courses'], more: Partial<Access> = {}) =>
  courseData({ id: 'a', courses, fee_cents: null, imprints: [], ...more }, PLATFORM)

it('names the course, who offers it, what it costs and how long it takes', () => {
  expect(dataOf([course()])).toEqual([
    {
      '@type': 'Course',
      name: 'Rücken',
      description: 'Für den Rücken.',
      url: 'https://kurse.example/access/a',
      inLanguage: 'de',
      provider: [{ '@type': 'Organization', name: 'Kursportal', url: 'https://kurse.example' }],
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: '89.00',
        priceCurrency: 'EUR',
        url: 'https://kurse.example/access/a',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT1H30M',
        instructor: { '@type': 'Person', name: 'Eva Kurs' },
      },
    },
  ])
})

it.each([
  [20, 'PT1M'],
  [1800, 'PT30M'],
  [7200, 'PT2H'],
])('%i seconds are %s', (duration_seconds, courseWorkload) => {
  expect(dataOf([course({ duration_seconds })])).toMatchObject([{ hasCourseInstance: { courseWorkload } }])
})

it('knows the price of the access for a single course, and each one of several without a fee', () => {
  expect(dataOf([course()], { fee_cents: 0 })).toMatchObject([
    { offers: { category: 'Free', price: '0.00' } },
  ])
  expect(dataOf([course(), course({ price_cents: 0 })])).toMatchObject([
    { offers: { price: '89.00' } },
    { offers: { category: 'Free' } },
  ])
})

it('states no price of one of several courses that have one fee together', () => {
  const stated = dataOf([course(), course({ price_cents: 0 })], { fee_cents: 5000 })
  expect(stated.map(({ offers }) => offers)).toEqual([undefined, undefined])
})

it('leaves out what nobody may begin', () => {
  expect(dataOf([course({ can_begin: false })])).toEqual([])
})
