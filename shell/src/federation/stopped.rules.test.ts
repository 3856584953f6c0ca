import { isTakenBack, stoppedRemotes, type Ran } from './stopped.rules.ts'

const previous = { version: '1', base_url: '/', release_url: '/', release_integrity: 'sha384-' }
const second: Ran = {
  name: 'mf-test',
  ran: '2',
  registration: { version: '2', reason: 'active', previous },
}
const rolledOut: Ran = { ...second, registration: { version: '2', reason: 'role', previous } }

describe('a release that runs on a page', () => {
  it.each<[string, Ran, { version: string } | undefined, boolean]>([
    ['is what the registry names', second, { version: '2' }, false],
    ['gave way to the one before', second, { version: '1' }, true],
    ['gave way to a newer one, which is no hurry', second, { version: '3' }, false],
    ['came by a rollout that was ended', rolledOut, { version: '0' }, true],
    ['is the one before already, as the other failed', { ...second, ran: '1' }, { version: '1' }, false],
    ['is of a remote the registry does not name', second, undefined, false],
    ['failed, and nothing of it is shown', { ...second, registration: undefined }, { version: '1' }, false],
  ])('%s', (_, ran, now, expected) => {
    expect(isTakenBack(ran, now)).toBe(expected)
  })
})

describe('what should not go on here', () => {
  const off = [{ name: 'mf-test', title: 'Test', prefixes: ['/test'] }]

  it('is a remote that was switched off, at its own address and elsewhere', () => {
    expect(stoppedRemotes([second], [], off, '/test/7')).toEqual([{ name: 'mf-test', closed: true }])
    expect(stoppedRemotes([second], [], off, '/profile')).toEqual([{ name: 'mf-test', closed: false }])
    expect(stoppedRemotes([], [], off, '/test/7')).toEqual([])
  })

  it('is a release that was taken back', () => {
    const now = [{ name: 'mf-test', version: '1' }]
    expect(stoppedRemotes([second], now, [], '/test')).toEqual([{ name: 'mf-test', closed: false }])
  })
})
