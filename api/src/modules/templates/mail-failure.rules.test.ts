import { mailFailureOf, maskAddress } from './mail-failure.rules.ts'

describe('why a mail could not be sent', () => {
  it.each([
    [null, null],
    ['SMTP_URL is not set', 'no_server'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
    ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
    ['Connection timeout', 'unreachable'],
    ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.de>: user unknown", 'address'],
    ['Message failed: 554 5.7.1 Spam', 'refused'],
    ['Mail command failed: 451 try later', 'later'],
    ['something else', 'unknown'],
  ])('%s: %s', (said, expected) => {
    expect(mailFailureOf(said)).toBe(expected)
  })
})

describe('a masked address', () => {
  it.each([
    ['anna@beispiel.de', 'a•••@beispiel.de'],
    ['x@y.de', 'x•••@y.de'],
    ['nobody', '•••'],
    ['@y.de', '•••'],
  ])('%s: %s', (address, expected) => {
    expect(maskAddress(address)).toBe(expected)
  })
})
