import { courseTones } from '../../theme/palette.ts'
import { courseTone, sceneOf } from './course-tone.ts'

const titles = Array.from({ length: 60 }, (_, index) => `Kurs ${index}`)

it('gives a course the same colour each time, and uses all of them', () => {
  expect(courseTone('Starker Rücken')).toBe(courseTone('Starker Rücken'))
  expect(new Set(titles.map(courseTone))).toEqual(new Set(courseTones))
  expect(new Set(titles.map(sceneOf)).size).toBe(6)
})
