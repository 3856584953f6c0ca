import {
  certificateNumber,
  CERTIFICATE_NUMBER_BYTES,
  confirmationProblems,
  normalizeCertificateNumber,
} from '../index.ts'

describe('the number of a certificate', () => {
  it('is made of the year and twelve letters nobody misreads', () => {
    expect(
      certificateNumber(
        2026,
        Uint8Array.from({ length: CERTIFICATE_NUMBER_BYTES }, (_, i) => i + 10),
      ),
    ).toBe('KP-2026-ABCD-EFGH-JKMN')
    const every = certificateNumber(
      2026,
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
    )
    expect(every.slice(2)).not.toMatch(/[ILOU]/)
  })

  it.each([
    ['KP-2026-7K4M-9QXT-2WHD', 'KP-2026-7K4M-9QXT-2WHD'],
    [' kp 2026 7k4m9qxt2whd ', 'KP-2026-7K4M-9QXT-2WHD'],
    ['KP–2026–7K4M–9QXT–2WHD', 'KP-2026-7K4M-9QXT-2WHD'],
    ['KP-2026-OOOO-IIII-LLLL', 'KP-2026-0000-1111-1111'],
    ['KP-2026-7K4M-9QXT-2WH', null],
    ['KP-2026-7K4M-9QXT-2WHU', null],
    ['XX-2026-7K4M-9QXT-2WHD', null],
    ['', null],
  ])('%s is read as %s', (typed, number) => {
    expect(normalizeCertificateNumber(typed)).toBe(number)
  })
})

describe('what a confirmation needs', () => {
  const anna = {
    first_name: 'Anna',
    last_name: 'Ärmel',
    birth_date: '1980-05-17' as string | null,
    insurance: { private: false } as { private: boolean } | null,
    insurance_number: 'A123456780' as string | null,
    has_iban: false,
    has_signature: true,
    parent_name: '',
    parent_birth_date: null as string | null,
  }
  const rules = {
    insuranceData: true,
    ibanRequired: false,
    today: '2026-11-21',
    minimumAge: 14,
    ageOfConsent: 18,
  }
  const parent = { parent_name: 'Petra', parent_birth_date: '1980-01-01' }
  const underAge = { birth_date: '2010-01-01' }

  it.each([
    ['everything there', {}, {}, []],
    ['no names', { first_name: ' ', last_name: '' }, {}, ['first_name required', 'last_name required']],
    ['no birth date', { birth_date: null }, {}, ['birth_date required']],
    ['too young', { birth_date: '2013-01-01', ...parent }, {}, ['birth_date too_young']],
    [
      'under age without a parent',
      underAge,
      {},
      ['parent_name parent_required', 'parent_birth_date parent_required'],
    ],
    ['under age with a parent', { ...underAge, ...parent }, {}, []],
    ['no insurance', { insurance: null }, {}, ['insurance_id required']],
    ['no number', { insurance_number: null }, {}, ['insurance_number required']],
    [
      'a mistyped number',
      { insurance_number: 'X11041167' },
      {},
      ['insurance_number insurance_number_invalid'],
    ],
    ['any number of a private one', { insurance: { private: true }, insurance_number: 'X11041167' }, {}, []],
    ['an insurance that wants an IBAN', {}, { ibanRequired: true }, ['iban iban_required']],
    ['an insurance that gets its IBAN', { has_iban: true }, { ibanRequired: true }, []],
    ['no signature', { has_signature: false }, {}, ['signature required']],
    [
      'a platform without insurance data',
      { insurance: null, insurance_number: null },
      { insuranceData: false, ibanRequired: true },
      [],
    ],
  ])('%s', (_name, person, changed, expected) => {
    const problems = confirmationProblems({ ...anna, ...person }, { ...rules, ...changed })
    expect(problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(expected)
  })
})
