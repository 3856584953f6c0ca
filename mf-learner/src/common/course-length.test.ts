import { courseLength, statedLength, wholeLength } from './course-length.ts'

const course = { units_offered: null, unit_minutes: null, time_alternative_text: '', duration_seconds: 0 }

it('is nothing where no lecture has a length', () => {
  expect(wholeLength(0)).toBeUndefined()
  expect(courseLength(course)).toBeUndefined()
})

it('is the sum of the lectures, before that what the creator says, before that the units', () => {
  const summed = { ...course, duration_seconds: 20 }
  expect(courseLength(summed)).toBe('unter 1\u00A0Min.')
  const said = { ...summed, time_alternative_text: '8 Wochen' }
  expect(courseLength(said)).toBe('8 Wochen')
  const counted = { ...said, units_offered: 8, unit_minutes: 45 }
  expect(courseLength(counted)).toBe('8 Kurseinheiten zu 45 Minuten')
  expect(statedLength(counted)).toBe('8 Wochen')
})
