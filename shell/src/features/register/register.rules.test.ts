import { ApiFailure } from '@kursportal/shared/client'
import type { SystemConfig } from '@kursportal/shared/contract'
import type { Draft } from './draft.ts'
import { registrationBody } from './registration-body.ts'
import { problemsOf } from './registration-problem.ts'
import { isComplete } from './schemas.ts'
import { reachable, stepsFor } from './steps.ts'

const today = '2026-06-15'
const limits = { minimum_age: 14, age_of_consent: 18, password_length: 10 } as SystemConfig['limits']
const draft: Draft = {
  email: 'nele@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  had_password: true,
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  parent_name: '',
  parent_birth_date: null,
  parent_allows: false,
  community: null,
  insurance: { id: 'kasse', name: 'Kasse', iban_required: false, private: false },
  insurance_number: 'A123456780',
  iban: 'DE89370400440532013000',
  terms_of_use: true,
  privacy: true,
  marketing: false,
  referrer: null,
  access_id: null,
  access_code: null,
  sent: { to: 'nele@beispiel.de', at: 0, until: 900_000 },
}
const rules = { ageOfConsent: 18, insuranceData: true, today }
const failure = (status: number, code: ApiFailure['code'], details?: unknown) =>
  new ApiFailure({ status, code, message: '', details })

describe('what is sent to register', () => {
  it('leaves out what was typed and is not asked for any more', () => {
    const body = registrationBody({ ...draft, parent_name: 'Petra' }, rules)
    expect(body).not.toHaveProperty('parent_name')
    expect(body).not.toHaveProperty('parent_allows')
    expect(body).not.toHaveProperty('iban')
    expect(body).toMatchObject({ insurance_id: 'kasse', insurance_number: 'A123456780' })
    expect(registrationBody(draft, { ...rules, insuranceData: false })).not.toHaveProperty('insurance_id')
  })

  it('names an insurance that is not in the list', () => {
    const insurance = { id: null, name: 'Dorfkasse', iban_required: false, private: true }
    expect(registrationBody({ ...draft, insurance }, rules)).toMatchObject({
      insurance_id: null,
      insurance_other: { name: 'Dorfkasse', private: true },
    })
  })

  it('has a parent for somebody under age, and the IBAN an insurance wants', () => {
    const minor = {
      ...draft,
      birth_date: '2010-06-16',
      parent_name: 'Petra',
      parent_birth_date: '1980-01-01',
      parent_allows: true,
    }
    const insurance = { id: 'kasse', name: 'Kasse', iban_required: true, private: false }
    expect(registrationBody({ ...minor, insurance }, rules)).toMatchObject({
      parent_name: 'Petra',
      parent_birth_date: '1980-01-01',
      parent_allows: true,
      iban: draft.iban,
    })
  })

  it('names the society of the link, or else the chosen one', () => {
    const community = { id: 'verein', name: 'Verein' }
    expect(registrationBody({ ...draft, community }, rules)).toMatchObject({ referrer: 'verein' })
    expect(registrationBody({ ...draft, community, referrer: 'link' }, rules)).toMatchObject({
      referrer: 'link',
    })
  })
})

describe('the steps', () => {
  const order = stepsFor({ insurance_data: true })
  const of = (typed: Partial<Draft>, wanted: string | null) =>
    reachable(wanted, order, (step) => isComplete(step, { ...draft, ...typed }, limits, today))

  it('hold the insurance number to the kind of insurance', () => {
    const insured = (isPrivate: boolean, insurance_number: string) =>
      of(
        {
          insurance: { id: null, name: 'Kasse', iban_required: false, private: isPrivate },
          insurance_number,
        },
        'consents',
      )
    expect(insured(false, 'X11041167')).toBe('insurance')
    expect(insured(true, 'X11041167')).toBe('consents')
    expect(insured(false, 'a-123 456 780')).toBe('consents')
  })

  it('ask for no insurance where its data is not in use', () => {
    expect(stepsFor({ insurance_data: false })).not.toContain('insurance')
  })

  it.each([
    ['the code once everything is there', {}, 'code', 'code'],
    ['the beginning for no step', {}, null, 'account'],
    ['the beginning for a step there is not', {}, 'reward', 'account'],
    ['back to what lacks something', { first_name: '' }, 'consents', 'person'],
    ['back to the parent of somebody under age', { birth_date: '2010-06-16' }, 'code', 'person'],
    [
      'back to a parent who has not allowed it',
      { birth_date: '2010-06-16', parent_name: 'Petra', parent_birth_date: '1980-01-01' },
      'code',
      'person',
    ],
    ['no code for another address than it was sent to', { email: 'n@beispiel.de' }, 'code', 'consents'],
    ['on, although a reload forgot the password', { password: '' }, 'code', 'code'],
    ['on, while the forgotten password is typed', { password: 'S' }, 'code', 'code'],
    ['back to a password that was never typed', { password: '', had_password: false }, 'code', 'account'],
  ])('lead %s', (_, typed, wanted, shown) => {
    expect(of(typed, wanted)).toBe(shown)
  })
})

describe('what the server refused', () => {
  it.each([
    [failure(409, 'email_in_use'), 'account', 'email'],
    [failure(425, 'too_young'), 'person', 'birth_date'],
    [failure(404, 'insurance_not_found'), 'insurance', 'insurance'],
    [failure(403, 'invalid_code'), 'code', 'code'],
    [failure(410, 'too_many_tries'), 'code', 'code'],
    [
      failure(422, 'validation_failed', [{ path: 'password', message: 'password_too_common' }]),
      'account',
      'password',
    ],
    [failure(422, 'validation_failed', [{ path: 'parent_name', message: 'x' }]), 'person', 'parent_name'],
    [failure(0, 'network'), 'consents', 'root'],
    [failure(422, 'validation_failed', [{ path: 'unheard', message: 'x' }]), 'consents', 'root'],
  ])('%#: stands where it belongs', (error, step, field) => {
    expect(problemsOf(error, 'consents')).toMatchObject([{ step, field }])
  })

  it('says how long to wait', () => {
    const wait = (retryAfter: number) =>
      problemsOf(
        new ApiFailure({ status: 429, code: 'too_many_requests', message: '', retryAfter }),
        'code',
      )[0]?.message
    expect(wait(30)).toContain('30 Sekunden')
    expect(wait(300)).toContain('5 Minuten')
  })
})
