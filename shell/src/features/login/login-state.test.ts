import { readLoginState } from './login-state.ts'

describe('what is handed to the login', () => {
  const whole = { expired: true, email: 'a@b.de', mustChange: false, sent: { to: 'a@b.de', at: 1, until: 2 } }

  it.each([{}, { email: '' }, { expired: true }, whole])('takes %j', (state) => {
    expect(readLoginState(state)).toEqual(state)
  })

  it.each([
    null,
    undefined,
    'expired',
    7,
    { expired: 'yes' },
    { email: 7 },
    { mustChange: 1 },
    { sent: true },
    { sent: { to: 'a@b.de', at: '1', until: 2 } },
    { ...whole, sent: null },
  ])('makes nothing of %j', (state) => {
    expect(readLoginState(state)).toEqual({})
  })
})
