import { allowedOverrides, askedOverrides } from './overrides.ts'

const rules = { admin: true, origins: ['http://localhost:3014'] }
const wanted = { 'mf-sales': 'http://localhost:3014' }

describe('loading a remote from elsewhere', () => {
  it('is asked for in the address', () => {
    expect(askedOverrides('?override=mf-sales=http://localhost:3014&x=1')).toEqual(wanted)
    expect(askedOverrides('?override=mf-sales&override=')).toEqual({})
  })

  it('is allowed to admins, from listed origins', () => {
    expect(allowedOverrides(wanted, rules)).toEqual(wanted)
  })

  it.each([
    ['somebody who is no admin', wanted, { ...rules, admin: false }],
    ['an origin nobody listed', { 'mf-sales': 'https://evil.example' }, rules],
    ['a path below a listed origin', { 'mf-sales': 'http://localhost:3014/x' }, rules],
    ['something that is no address', { 'mf-sales': 7 }, rules],
    ['what was stored by somebody else', 'mf-sales', rules],
  ])('is refused to %s', (_, given, given_rules) => {
    expect(allowedOverrides(given, given_rules)).toEqual({})
  })
})
