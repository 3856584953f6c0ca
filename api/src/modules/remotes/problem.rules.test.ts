import { browserOf, isWorthTelling, keptMessage, keptPath, keptStack } from './problem.rules.ts'

it.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['no mail to lea.muster@beispiel.de, sorry', 'no mail to …, sorry'],
  ['course 0199a0b1-1111-7000-8000-0123456789ab is gone', 'course … is gone'],
  ['IBAN DE89 3704 0044 0532 0130 00 refused', 'IBAN … refused'],
  ['call +49 170 1234567', 'call +…'],
  ['GET https://kurse.example/api/x?mail=a@b.de#c failed', 'GET https://kurse.example/api/x failed'],
  ['script-src https://böse.example/x.js?z=1', 'script-src https://böse.example/x.js'],
  ['Loading chunk 12 failed', 'Loading chunk 12 failed'],
  ['a\n  b', 'a b'],
  ['x'.repeat(400), 'x'.repeat(300)],
])('of %j is kept %j', (message, kept) => {
  expect(keptMessage(message)).toBe(kept)
})

it('keeps the frames of a stack as Chrome and as Firefox write them', () => {
  expect(
    keptStack(
      'TypeError: no lea@beispiel.de\n    at Sales (https://k.example/remotes/mf-sales/1.0.0-abc/sales.1f.js:3:120)\n    at https://k.example/assets/react.js?v=1:9:1',
    ),
  ).toBe('Sales (/remotes/mf-sales/1.0.0-abc/sales.1f.js:3:120)\n/assets/react.js:9:1')
  expect(
    keptStack('draw@https://k.example/remotes/mf-sales/1.0.0/sales.js:3:120\n@https://k.example/a.js:1:2'),
  ).toBe('draw@/remotes/mf-sales/1.0.0/sales.js:3:120\n@/a.js:1:2')
  expect(keptStack('Error: nothing but words')).toBe('')
})

it.each([
  ['/my-courses', '/my-courses'],
  ['/courses/0199a0b1-1111-7000-8000-0123456789ab/quiz?x=1', '/courses/:id/quiz'],
  ['/certificate/AB12', '/certificate/:id'],
])('the page %s is kept as %s', (path, kept) => {
  expect(keptPath(path)).toBe(kept)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142',
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.1',
    'Edge 142',
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18',
  ],
  ['curl/8', 'other'],
  ['', 'other'],
])('%s is %s', (agent, browser) => {
  expect(browserOf(agent)).toBe(browser)
})

it.each([
  [1, 0, true],
  [2, 1, false],
  [9, 1, false],
  [10, 1, true],
  [99, 10, false],
  [100, 10, true],
])('%i times, told of %i: told again %s', (times, told, again) => {
  expect(isWorthTelling({ times, told })).toBe(again)
})
