import { ageOn, berlinDay } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { codeOf } from '../../testing/answers.ts'
import { addRightsWorld, type PersonName, type RightsWorld } from '../../testing/rights/rights-world.ts'
import { beginUndoable, type Undoable } from '../../testing/rights/undoable.ts'
import { clientFor, type TestAnswer } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const newcomer = {
  email: 'nele@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  consents: { terms_of_use: true, privacy: true },
}
const parent = { parent_name: 'Petra Neu', parent_birth_date: '1980-01-01', parent_allows: true }

/** The day somebody was born who is this old today, or some days short of it. */
const bornBefore = (years: number, daysShort = 0): string => {
  const [year = 0, month = 1, day = 1] = berlinDay(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year - years, month - 1, day + daysShort)).toISOString().slice(0, 10)
}

/** A request that is just accepted, and one that is just refused, with the code and the field it names. */
type Border = [
  rule: string,
  right: () => Promise<TestAnswer>,
  wrong: () => Promise<TestAnswer>,
  refusal: string,
]

describe('the validation rules of the specification, at their borders', () => {
  let platform: TestPlatform
  let undoable: Undoable
  let world: RightsWorld
  let strictInsurance: string
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await addRightsWorld(platform)
    strictInsurance = newId()
    await platform.context.db
      .insertInto('insurances')
      .values({ id: strictInsurance, name: 'Mit IBAN', iban_required: true })
      .execute()
    undoable = await beginUndoable(platform)
  })
  afterAll(async () => {
    await undoable.end()
    await platform.close()
  })
  afterEach(() => undoable.undo())

  const as = (who: PersonName) => clientFor(platform.app, world.sessions[who])
  const register = (more: object) => () => platform.client.put('/user', { ...newcomer, ...more })
  const change = (body: object) => () => as('mia').patch('/user', body)
  const course = (body: object) => () => as('kim').patch('/course', body, { 'course-id': world.draft.course })
  const lecture = (body: object) => () => as('kim').patch('/video', body, { 'video-id': world.draft.film })
  const users = (query: Record<string, number>) => () => as('ada').get('/users', query)
  const progress = (value: unknown) => () =>
    as('lea').post('/video/progress', { video_id: world.live.text, progress: value })
  const payout = (amount: unknown) => () =>
    as('vera').post('/transaction-request', {
      amount,
      target_year: world.year,
      society_id: world.community,
    })
  const level = (start: number) => () =>
    as('ada').post('/society-level', {
      society_id: world.community,
      start,
      income_per_user: 0,
      bonus: 0,
    })
  const uiTexts = (keys: string[], texts: string[]) => () => as('ada').put('/ui-texts', { keys, texts })
  const otherUser =
    (body: object, password = TEST_PASSWORD) =>
    () =>
      as('ada').inject({
        method: 'PATCH',
        url: `/api/other-user?user-id=${world.people.mia}`,
        headers: { 'content-type': 'application/json', 'x-admin-password': password },
        payload: JSON.stringify(body),
      })
  const quiz = (required_correct: number) => () =>
    as('kim').put(
      '/video/quiz',
      {
        quiz: {
          required_correct,
          max_attempts: null,
          pause_minutes: 0,
          shuffle_questions: false,
          shuffle_options: false,
          questions: [],
        },
      },
      { 'video-id': world.draft.quiz },
    )
  const invalid = (field: string, message = '') => `422 validation_failed ${field} ${message}`.trim()

  const borders: Border[] = [
    [
      'a password has ten characters',
      register({ password: 'Zr7-kplqwx' }),
      register({ password: 'Zr7-kplqw' }),
      invalid('password', 'password_too_short'),
    ],
    [
      'a password is not common',
      register({ password: 'Zr7-kplqwx' }),
      register({ password: 'passwort123' }),
      invalid('password', 'password_too_common'),
    ],
    [
      'a password does not hold the e-mail',
      register({ password: 'Nel-7-kplqwx' }),
      register({ password: 'Nele-7-kplqwx' }),
      invalid('password', 'password_contains_email'),
    ],
    [
      'a top-level part has two letters',
      register({ email: 'n@beispiel.de' }),
      register({ email: 'n@beispiel.d' }),
      invalid('email', 'email_invalid'),
    ],
    [
      'a domain has a dot',
      register({ email: 'n@b.de' }),
      register({ email: 'n@de' }),
      invalid('email', 'email_invalid'),
    ],
    [
      'an e-mail has a local part',
      register({ email: 'n@b.de' }),
      register({ email: '@b.de' }),
      invalid('email', 'email_invalid'),
    ],
    [
      'an e-mail has an @',
      register({ email: 'n@b.de' }),
      register({ email: 'n.b.de' }),
      invalid('email', 'email_invalid'),
    ],
    [
      'a telephone number has five digits',
      change({ phone: '01234' }),
      change({ phone: '0123' }),
      invalid('phone', 'phone_invalid'),
    ],
    [
      'a telephone number is a number',
      change({ phone: '+49 (561) 123-456' }),
      change({ phone: '0561 acht' }),
      invalid('phone', 'phone_invalid'),
    ],
    ['a birth date is required', register({}), register({ birth_date: undefined }), invalid('birth_date')],
    [
      'a birth date exists',
      register({ birth_date: '1992-02-29' }),
      register({ birth_date: '1993-02-29' }),
      invalid('birth_date'),
    ],
    [
      'the minimum age is fourteen years',
      register({ ...parent, birth_date: bornBefore(14) }),
      register({ ...parent, birth_date: bornBefore(14, 1) }),
      '425 too_young',
    ],
    [
      'who is not eighteen needs a parent',
      register({ birth_date: bornBefore(18) }),
      register({ birth_date: bornBefore(18, 1) }),
      invalid('parent_name', 'parent_required'),
    ],
    [
      'who is not eighteen needs the word of that parent',
      register({ ...parent, birth_date: bornBefore(15) }),
      register({ ...parent, birth_date: bornBefore(15), parent_allows: false }),
      invalid('parent_allows', 'parent_consent_required'),
    ],
    [
      'a parent is of age',
      register({ ...parent, birth_date: bornBefore(15), parent_birth_date: bornBefore(18) }),
      register({ ...parent, birth_date: bornBefore(15), parent_birth_date: bornBefore(18, 1) }),
      invalid('parent_birth_date', 'parent_not_of_age'),
    ],
    [
      'the check digits of an IBAN are right',
      change({ iban: 'DE89 3704 0044 0532 0130 00' }),
      change({ iban: 'DE88 3704 0044 0532 0130 00' }),
      invalid('iban', 'iban_invalid'),
    ],
    [
      'some insurances require an IBAN',
      () => change({ insurance_id: strictInsurance, iban: 'DE89370400440532013000' })(),
      () => change({ insurance_id: strictInsurance })(),
      invalid('iban', 'iban_required'),
    ],
    [
      'the check digit of an insurance number is right',
      change({ insurance_number: 'A123456780' }),
      change({ insurance_number: 'A123456781' }),
      invalid('insurance_number', 'insurance_number_invalid'),
    ],
    [
      'a typed signature says something',
      change({ signature: { kind: 'typed', text: 'M' } }),
      change({ signature: { kind: 'typed', text: ' ' } }),
      invalid('signature.text'),
    ],
    [
      'a drawn signature is a PNG',
      change({ signature: { kind: 'drawn', png: 'data:image/png;base64,iVBORw0KGgoAAAA=' } }),
      change({ signature: { kind: 'drawn', png: 'data:image/svg+xml;base64,PHN2Zz4=' } }),
      invalid('signature.png', 'signature_invalid'),
    ],
    ['a payout is whole euros', payout(100), payout(150), invalid('amount')],
    ['a payout is a number', payout(100), payout('100'), invalid('amount')],
    ['a payout is something', payout(100), payout(0), invalid('amount')],
    [
      'an admin changes one attribute at a time',
      otherUser({ city: 'Kassel' }),
      otherUser({ city: 'Kassel', zip: '34117' }),
      '422 one_attribute_only',
    ],
    ['an admin changes something', otherUser({ city: 'Kassel' }), otherUser({}), '422 one_attribute_only'],
    [
      'an admin confirms with the password',
      otherUser({ city: 'Kassel' }),
      otherUser({ city: 'Kassel' }, 'falsch'),
      '403 wrong_password',
    ],
    ['the start of a level is unique', level(2), level(10), '409 level_exists'],
    ['a level starts with the first finish at the earliest', level(2), level(0), invalid('start')],
    [
      'there are as many keys as texts',
      uiTexts(['a:b', 'a:c'], ['1', '2']),
      uiTexts(['a:b', 'a:c'], ['1']),
      '422 keys_texts_differ',
    ],
    ['offset needs limit', users({ limit: 1, offset: 0 }), users({ offset: 0 }), '422 limit_missing'],
    ['a page has an entry', users({ limit: 1 }), users({ limit: 0 }), invalid('limit')],
    ['a page has 200 entries at most', users({ limit: 200 }), users({ limit: 201 }), invalid('limit')],
    [
      'a page begins at nought',
      users({ limit: 1, offset: 0 }),
      users({ limit: 1, offset: -1 }),
      invalid('offset'),
    ],
    ['progress is 1 at most', progress(1), progress(1.001), '422 progress_too_big'],
    ['progress is 0 at least', progress(0), progress(-0.001), invalid('progress')],
    ['progress is a number', progress(0.5), progress('0.5'), invalid('progress')],
    ['a quiz needs a right answer', quiz(1), quiz(0), invalid('quiz.required_correct')],
    ['a quiz needs 200 right answers at most', quiz(200), quiz(201), invalid('quiz.required_correct')],
    [
      'a title has 200 characters',
      course({ title: 'x'.repeat(200) }),
      course({ title: 'x'.repeat(201) }),
      invalid('title'),
    ],
    [
      'a price is not negative',
      course({ price_cents: 0 }),
      course({ price_cents: -1 }),
      invalid('price_cents'),
    ],
    [
      'a price is whole cents',
      course({ price_cents: 1999 }),
      course({ price_cents: 19.99 }),
      invalid('price_cents'),
    ],
    [
      'chapters open after a day at the earliest',
      course({ unlock_days: 1 }),
      course({ unlock_days: 0 }),
      invalid('unlock_days'),
    ],
    [
      'chapters open after 90 days at the latest',
      course({ unlock_days: 90 }),
      course({ unlock_days: 91 }),
      invalid('unlock_days'),
    ],
    [
      'a hundredth of a film is required at least',
      lecture({ required_share: 0.01 }),
      lecture({ required_share: 0.009 }),
      invalid('required_share'),
    ],
    [
      'a whole film is required at most',
      lecture({ required_share: 1 }),
      lecture({ required_share: 1.01 }),
      invalid('required_share'),
    ],
    [
      'a lecture takes 600 minutes at most',
      lecture({ minutes: 600 }),
      lecture({ minutes: 601 }),
      invalid('minutes'),
    ],
  ]

  it.each(borders)('%s', async (_rule, right, wrong, refusal) => {
    const accepted = await right()
    expect([200, 204]).toContain(accepted.status)
    await undoable.undo()
    const refused = await wrong()
    const { details } = refused.body as { details?: { path: string; message: string }[] }
    const named = Array.isArray(details) ? details : [{ path: '', message: '' }]
    const said = named.map(({ path, message }) => `${codeOf(refused)} ${path} ${message}`.trim())
    expect(said.some((line) => line.startsWith(refusal))).toBe(true)
  })

  it('knows how old somebody is', () => {
    expect(ageOn(bornBefore(14), berlinDay(new Date()))).toBe(14)
    expect(ageOn(bornBefore(14, 1), berlinDay(new Date()))).toBe(13)
  })
})
