import {
  ageOn,
  agesProblems,
  berlinDay,
  isEmail,
  isIban,
  fitsInsurance,
  isKvnr,
  isPhone,
  isSepaIban,
  isZip,
  maskIban,
  normalizeEmail,
  normalizeIban,
  normalizeInsuranceNumber,
  passwordProblem,
} from '../index.ts'

describe('age', () => {
  it.each([
    ['2010-06-15', '2026-06-14', 15],
    ['2010-06-15', '2026-06-15', 16],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2000-12-31', '2026-01-01', 25],
  ])('somebody born on %s is on %s aged %i', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age)
  })

  it('counts days in Germany, not in UTC', () => {
    expect(berlinDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
    expect(berlinDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
    expect(berlinDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
  })
})

describe('ages of person and parent', () => {
  const limits = { minimumAge: 14, ageOfConsent: 18 }
  const today = '2026-06-15'
  it.each([
    ['born today fourteen years ago, with a parent', '2012-06-15', 'Petra', '1980-01-01', []],
    ['a day too young', '2012-06-16', 'Petra', '1980-01-01', ['birth_date too_young']],
    [
      'seventeen, without a parent',
      '2008-06-16',
      '',
      null,
      ['parent_name parent_required', 'parent_birth_date parent_required'],
    ],
    [
      'seventeen, the parent a day short of eighteen',
      '2008-06-16',
      'Petra',
      '2008-06-16',
      ['parent_birth_date parent_not_of_age'],
    ],
    ['seventeen, the parent just eighteen', '2008-06-16', 'Petra', '2008-06-15', []],
    ['eighteen today, no parent needed', '2008-06-15', '', null, []],
    ['not born yet', '2026-06-16', '', null, ['birth_date impossible_date']],
    ['older than anybody', '1890-01-01', '', null, ['birth_date impossible_date']],
    ['no birth date known', null, '', null, []],
  ])('%s', (_name, birth_date, parent_name, parent_birth_date, expected) => {
    const problems = agesProblems({ birth_date, parent_name, parent_birth_date }, today, limits)
    expect(problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(expected)
  })
})

describe('insurance number', () => {
  it.each([
    ['A123456780', true],
    ['A123456789', false],
    ['A12345678', false],
    ['1234567890', false],
    ['a123456780', false],
  ])('%s is a KVNR: %s', (number, valid) => {
    expect(isKvnr(number)).toBe(valid)
  })

  it.each([
    [' a123 456 780 ', true, true],
    ['A-123456780', true, true],
    ['A123456781', false, true],
    ['X11041167', false, true],
    ['X1104116755', false, true],
    ['X-110411674', false, true],
    ['110411675', false, true],
    ['abc', false, true],
    ['PKV-4711/12', false, true],
    ['no', false, false],
    ['<b>1</b>', false, false],
    // As a PDF gives it to whoever copies it: with blanks that do not break.
    ['A\u00a0123\u202f456\u00a0780', true, true],
    ['PKV\u00a012', false, true],
  ])('%s fits a statutory insurance: %s, a private one: %s', (typed, statutory, free) => {
    expect(fitsInsurance(typed, { private: false })).toBe(statutory)
    expect(fitsInsurance(typed, null)).toBe(statutory)
    expect(fitsInsurance(typed, { private: true })).toBe(free)
  })

  it('is stored in capitals without what it is read out with', () => {
    expect(normalizeInsuranceNumber(' a123 456 780 ')).toBe('A123456780')
    expect(normalizeInsuranceNumber('a-123.456.780')).toBe('A123456780')
    expect(normalizeInsuranceNumber(' PKV 12 ')).toBe('PKV 12')
    expect(normalizeInsuranceNumber('PKV\u00a012')).toBe('PKV 12')
    expect(normalizeInsuranceNumber('A 123456781')).toBe('A 123456781')
  })
})

describe('postal code', () => {
  it.each([
    ['34117', true],
    ['01067', true],
    ['00123', false],
    ['123', false],
    ['341170', false],
    ['D-34117', false],
    ['xx', false],
  ])('%s is one in Germany: %s', (typed, valid) => {
    expect(isZip(typed)).toBe(valid)
  })
})

describe('IBAN', () => {
  it.each([
    ['DE89370400440532013000', true],
    ['de89 3704 0044 0532 0130 00', true],
    ['DE89370400440532013001', false],
    ['DE8937040044053201300', false],
    ['AT611904300234573201', true],
    ['DE89\u00a03704\u00a00044\u202f0532\u00a00130\u00a000', true],
    ['', false],
    ['XX00', false],
  ])('%s is valid: %s', (typed, valid) => {
    expect(isIban(typed)).toBe(valid)
  })

  it.each([
    ['DE89370400440532013000', true],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['AL47212110090000000235698741', true],
    ['BR1800360305000010009795493C1', false],
    ['SA0380000000608010167519', false],
    ['TR330006100519786457841326', false],
  ])('%s takes part in SEPA: %s', (iban, takesPart) => {
    expect(isIban(iban)).toBe(true)
    expect(isSepaIban(iban)).toBe(takesPart)
  })

  it('is stored compact and shown masked', () => {
    expect(normalizeIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• 3000')
  })
})

describe('e-mail', () => {
  it.each([
    ['anna@beispiel.de', true],
    ['anna.lena+kurs@post.beispiel.co', true],
    ['änne@müller.de', true],
    ["o'neil@c.de", true],
    ['\u200banna@beispiel.de', false],
    ['an\u00adna@beispiel.de', false],
    ['anna@beispiel', false],
    ['anna@beispiel.d', false],
    ['@beispiel.de', false],
    ['anna@', false],
    ['anna beispiel@post.de', false],
    ['anna@@beispiel.de', false],
    ['anna..b@beispiel.de', false],
    ['anna@-beispiel.de', false],
    ['Anna <anna@beispiel.de>', false],
    ['anna@beispiel.de\nbcc: x@y.de', false],
    [`${'a'.repeat(65)}@beispiel.de`, false],
  ])('%s is valid: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid)
  })
})

it('an e-mail address is the same however its letters are composed', () => {
  expect(normalizeEmail(' A\u0308nne@Beispiel.de ')).toBe('änne@beispiel.de')
})

describe('telephone', () => {
  it.each([
    ['0561 123456', true],
    ['+49 (561) 12 34-56', true],
    ['0170/1234567', true],
    ['1234', false],
    ['12345', true],
    ['12+345678', false],
    ['0561 KURSE', false],
    ['1234567890123456', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(isPhone(text)).toBe(valid)
  })
})

describe('password', () => {
  const rules = {
    email: 'anna@beispiel.de',
    minLength: 10,
    isCommon: (lower: string) => lower === '1234567890',
  }
  it.each([
    ['123456789', 'password_too_short'],
    ['Sonnenhut7', null],
    ['1234567890', 'password_too_common'],
    ['Meine-ANNA-ist-toll', 'password_contains_email'],
    ['ÄÖÜäöüß€€€', null],
    ['1111111111', 'password_too_common'],
    ['0123456789', 'password_too_common'],
    ['9876543210', 'password_too_common'],
    ['78901234567', 'password_too_common'],
    ['xxxxxxxxxx', 'password_too_common'],
    ['abcdefghij', 'password_too_common'],
    ['ZYXWVUTSRQ', 'password_too_common'],
    ['          ', 'password_too_common'],
    ['abcabcabcabc', 'password_too_common'],
    ['1212121212', 'password_too_common'],
    ['abcdefghik', null],
    ['Abend-Abend', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, rules)).toBe(problem)
  })

  it('ignores a local part of two letters', () => {
    expect(passwordProblem('Ab-Sonnenhut', { ...rules, email: 'ab@beispiel.de' })).toBeNull()
  })
})
