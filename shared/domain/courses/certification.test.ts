import { newCourse, type CourseFields } from '../../contract/courses/course-fields.ts'
import { certificationGaps, certificationState, looksLikeCourseNumber, mayBegin } from './certification.ts'
import { adviceForPublishing } from './missing-for-publishing.ts'

const TODAY = '2026-11-22'
const FACTS = { today: TODAY, proofs: ['2026-11-21', '2026-11-22'] }

it.each([
  [null, 'undated', true],
  ['2026-11-21', 'expired', false],
  ['2026-11-22', 'ends_soon', true],
  ['2027-02-20', 'ends_soon', true],
  ['2027-02-21', 'valid', true],
] as const)('a course certified until %s is %s; somebody may begin it: %s', (until, state, begins) => {
  expect(certificationState(until, TODAY)).toBe(state)
  expect(mayBegin({ certified_until: until }, TODAY)).toBe(begins)
})

it.each([
  ['KU-BE-A1B2C3', true],
  ['ku-st-m4j5ua', true],
  [' KU-BE-A1B2C3 ', true],
  ['KU-A1B2C3', false],
  ['KU-BE-A1B2C', false],
  ['20150401-690123', false],
])('%j looks like a number of the ZPP: %s', (number, looks) => {
  expect(looksLikeCourseNumber(number)).toBe(looks)
})

const certified: CourseFields = {
  ...newCourse,
  title: 'Rücken',
  description: 'Stark',
  image_id: 'image',
  certification_number: 'KU-BE-A1B2C3',
  certified_until: '2029-01-31',
  prevention_principle: 'movement_general',
  contraindications: ['Fieber'],
  instructor_name: 'Eva',
  instructor_qualification: 'Physio',
  units_offered: 8,
  unit_minutes: 60,
  unlock_mode: 'timed',
  unlock_days: 7,
}

it.each<[string, Partial<CourseFields>, string[]]>([
  ['everything', {}, []],
  ['nothing of the kind', { certification_number: null, certified_until: null, contraindications: [] }, []],
  ['no number', { certification_number: null }, ['certification_number']],
  ['an odd number', { certification_number: '4711' }, ['unusual_certification_number']],
  ['no last day', { certified_until: null }, ['certification_until']],
  ['a last day that is over', { certified_until: '2026-11-21' }, ['certification_expired']],
  ['no principle', { prevention_principle: null }, ['prevention_principle']],
  ['nobody leading it', { instructor_name: ' ' }, ['instructor']],
  ['no units', { units_offered: null }, ['course_units']],
  ['few units', { units_offered: 4 }, ['unusual_units']],
  ['no contraindications', { contraindications: [] }, ['contraindications']],
  ['everything open at once', { unlock_mode: 'all' }, ['not_weekly']],
  ['chapters in order, without days between', { unlock_mode: 'in_order' }, ['not_weekly']],
  ['a chapter every six days', { unlock_days: 6 }, ['not_weekly']],
  ['a chapter every two weeks', { unlock_days: 14 }, []],
])('a course with %s lacks %s', (_, fields, gaps) => {
  expect(certificationGaps({ ...certified, ...fields }, FACTS)).toEqual(gaps)
  const advice = adviceForPublishing(
    { course: { ...certified, ...fields }, chapters: [] },
    { ...FACTS, hasFee: false, sounds: new Set() },
  )
  expect(advice.map(({ code }) => code)).toEqual(gaps)
})

it.each<[Partial<CourseFields>, boolean, boolean]>([
  [{ price_cents: 4900 }, false, true],
  [{ price_cents: 0 }, false, false],
  [{ price_cents: 0 }, true, true],
  [{ price_cents: 4900, questions_enabled: false }, true, false],
  [{ price_cents: 4900, zfu_number: '7312345' }, true, false],
])('a course with %j, of an access with a fee %s, is advised of the ZFU: %s', (fields, hasFee, advised) => {
  const advice = adviceForPublishing(
    { course: { ...certified, ...fields }, chapters: [] },
    { ...FACTS, hasFee, sounds: new Set() },
  )
  expect(advice.some(({ code }) => code === 'zfu_number')).toBe(advised)
})

it.each([
  [[], ['qualification_proof']],
  [[null], []],
  [['2026-11-22'], []],
  [['2026-11-21'], ['qualification_proof_expired']],
  [['2026-11-21', null], []],
] as const)('with proofs until %j a course lacks %j', (proofs, gaps) => {
  expect(certificationGaps(certified, { today: TODAY, proofs })).toEqual(gaps)
})
