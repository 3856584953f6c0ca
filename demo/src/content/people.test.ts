import { demoAccounts } from './accounts.ts'
import { demoFaq } from './faq.ts'
import { demoLearners } from './learners.ts'
import { ENGLISH, FORMAL, sentencesOf } from './language.testing.ts'
import { demoLegalTexts } from './legal.ts'
import { defaultLevels, demoInsurances, demoSocieties } from './societies.ts'

const people = [...demoAccounts, ...demoLearners]

describe('demo people', () => {
  it('have an address each, all different and plain ASCII', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    for (const { email } of people) expect(email).toMatch(/^[a-z0-9.-]+@(kursportal|beispiel)\.example$/u)
  })

  it('include the six demo accounts and some forty learners', () => {
    expect(demoAccounts.map(({ key, email }) => [key, email])).toEqual(
      ['admin', 'creator', 'leader', 'sales', 'learner', 'minor'].map((key) => [
        key,
        `${key}@kursportal.example`,
      ]),
    )
    expect(demoLearners).toHaveLength(40)
  })

  it('name only insurances and societies that exist, with a postcode of five digits', () => {
    const insurances = demoInsurances.filter(({ active }) => active).map(({ name }) => name)
    const societies = demoSocieties.map(({ name }) => name)
    for (const { insurance, society, zip } of people) {
      expect(insurance === null || insurances.includes(insurance)).toBe(true)
      expect(society === null || societies.includes(society)).toBe(true)
      expect(zip).toMatch(/^\d{5}$/u)
    }
  })

  it('have a grown-up parent exactly when they are under 18', () => {
    const minors = people.filter(({ parent_name }) => parent_name !== '')
    expect(minors.map(({ email }) => email)).toEqual(['minor@kursportal.example'])
    for (const { birth_date, parent_birth_date } of minors)
      expect(Number(birth_date.slice(0, 4)) - Number(parent_birth_date?.slice(0, 4))).toBeGreaterThan(18)
  })

  it('take two courses each, with shares between 0 and 1 and some finished', () => {
    const shares = demoLearners.flatMap(({ progress }) => Object.values(progress))
    expect(shares).toHaveLength(demoLearners.length * 2)
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(shares).toContain(1)
    expect(shares).toContain(0)
  })
})

describe('demo societies', () => {
  it('are three communities and an own society, with levels that start at different counts', () => {
    expect(demoSocieties.map(({ is_community }) => is_community)).toEqual([true, true, true, false])
    for (const levels of [defaultLevels, ...demoSocieties.map(({ levels: own }) => own)]) {
      const starts = levels.map(({ start }) => start)
      expect(new Set(starts).size).toBe(starts.length)
    }
  })
})

describe('demo texts', () => {
  it('answer eight questions and give the three legal pages, as du and without blanks to fill in', () => {
    expect(demoFaq).toHaveLength(8)
    expect(demoLegalTexts.map(({ type }) => type)).toEqual(['imprint', 'privacy', 'terms-of-use'])
    const sentences = sentencesOf([demoFaq, demoLegalTexts])
    for (const fault of [FORMAL, ENGLISH, /XXX|\[(?:Name|Ort|Datum)/u])
      expect(sentences.filter((sentence) => fault.test(sentence))).toEqual([])
  })
})
