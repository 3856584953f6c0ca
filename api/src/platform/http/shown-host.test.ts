import { shownHost } from './shown-host.ts'

it.each([
  ['localhost', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['10.0.0.11', '10.0.0.11'],
  ['fd00::11', '[fd00::11]'],
])('a process that listens at %s is reached at %s', (host, shown) => {
  expect(shownHost(host)).toBe(shown)
})
