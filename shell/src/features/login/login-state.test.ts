import { readLoginState, sentByMail } from './login-state.ts'

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

describe('the link of a mail from the administration', () => {
  it('brings where the code was sent, and until when it can be used', () => {
    expect(sentByMail('#anna%40beispiel.de:1795417775')).toEqual({
      to: 'anna@beispiel.de',
      at: 0,
      until: 1_795_417_775_000,
    })
  })

  it.each(['', '#', '#anna:17', '#anna%40beispiel.de', '#%E0%A4%A:17', '#anna%40beispiel.de:bald'])(
    'makes nothing of %j',
    (hash) => {
      expect(sentByMail(hash)).toBeUndefined()
    },
  )
})
