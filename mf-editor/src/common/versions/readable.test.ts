import { readable } from './readable.ts'

describe('a value of a version in words', () => {
  it.each([
    ['nothing', null, undefined, ''],
    ['words', 'Stark', 'heading', 'Stark'],
    ['an amount', 9900, 'price_cents', '99,00\u00A0€'],
    ['a button that lets people in', { kind: 'join' }, 'target', 'Mitmachen'],
    ['a button that leads somewhere', { kind: 'address', address: '/faq' }, 'target', '/faq'],
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
