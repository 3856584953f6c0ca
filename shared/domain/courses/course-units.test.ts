import { newCourse } from '../../contract/courses/course-fields.ts'
import { adviceForPublishing } from './missing-for-publishing.ts'
import { areUsualUnits, scopeText, unitsText } from './course-units.ts'

const units = (units_offered: number | null, unit_minutes: number | null) => ({ units_offered, unit_minutes })

it.each([
  [8, 45, '8 Kurseinheiten zu 45 Minuten'],
  [1, 60, '1 Kurseinheit zu 60 Minuten'],
  [2, 1, '2 Kurseinheiten zu 1 Minute'],
  [null, 45, null],
  [8, null, null],
])('%s units of %s minutes are told as %s', (count, minutes, text) => {
  expect(unitsText(units(count, minutes))).toBe(text)
})

it.each([
  [4, 30, 6, '4 Kurseinheiten zu 30 Minuten, in 6 Lektionen'],
  [1, 90, 1, '1 Kurseinheit zu 90 Minuten, in 1 Lektion'],
  [null, null, 6, '6 Lektionen'],
  [null, 30, 1, '1 Lektion'],
])('a scope of %s units of %s minutes in %s lectures reads %s', (count, minutes, lectures, text) => {
  expect(scopeText(units(count, minutes), lectures)).toBe(text)
})

it.each([
  [8, 45, true],
  [12, 90, true],
  [7, 45, false],
  [13, 45, false],
  [8, 44, false],
  [8, 91, false],
])('%s units of %s minutes are usual: %s', (count, minutes, usual) => {
  expect(areUsualUnits(count, minutes)).toBe(usual)
})

it.each([
  [8, 45, []],
  [4, 30, ['unusual_units']],
  [null, 45, ['course_units']],
  [8, null, ['course_units']],
])('publishing with %s units of %s minutes advises %j', (count, minutes, codes) => {
  const course = {
    ...newCourse,
    title: 'Rücken',
    description: 'Stark',
    image_id: 'image',
    ...units(count, minutes),
    instructor_name: 'Eva',
    instructor_qualification: 'Physio',
  }
  expect(
    adviceForPublishing(
      { course, chapters: [] },
      { today: '2026-11-22', proofs: [], hasFee: false, sounds: new Set() },
    ).map(({ code }) => code),
  ).toEqual(codes)
})
