import { readRange } from './send-file.ts'

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-200', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-200', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ])('%s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })
})
