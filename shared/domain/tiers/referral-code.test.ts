import { groupedReferralCode, normalizeReferralCode } from './referral-code.ts'

it.each([
  ['K7M4QX', 'K7M4QX'],
  ['k7m 4qx', 'K7M4QX'],
  [' K7M-4QX ', 'K7M4QX'],
  ['k7m–4qx.', 'K7M4QX'],
  ['', ''],
])('reads %j as %j', (typed, code) => {
  expect(normalizeReferralCode(typed)).toBe(code)
})

it('groups what is shown', () => {
  expect(groupedReferralCode('K7M4QX')).toBe('K7M 4QX')
})
