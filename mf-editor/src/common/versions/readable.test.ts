import { readable } from './readable.ts'

describe('a value of a version in words', () => {
  it.each([
    ['nothing', null, undefined, ''],
    ['words', 'Stark', 'heading', 'Stark'],
    ['an amount', 9900, 'price_cents', '99,00\u00A0€'],
    [
      'a file: its size and its title, not what it is to machines',
      [{ file: { file_id: 'a', content_type: 'application/pdf', bytes: 2048 }, title: 'Blatt' }],
      'items',
      '2,0 KB\nBlatt',
    ],
  ])('%s', (_what, value, name, words) => {
    expect(readable(value, name)).toBe(words)
  })
})
