import { boxAtmung, ruhigerAtem } from '../content/videos.ts'
import { breaths, cuesOf, durationOf, inSequence } from './timeline.ts'

describe('timeline', () => {
  it('puts things one after the other', () => {
    expect(inSequence([2, 3], (seconds) => seconds, 1)).toEqual([
      { start: 1, end: 3, thing: 2 },
      { start: 3, end: 6, thing: 3 },
    ])
  })

  it('counts intro, rounds and outro of a breathing exercise', () => {
    expect(durationOf(ruhigerAtem)).toBe(4 + 4 * 10 + 4)
    expect(breaths(boxAtmung)).toHaveLength(8)
    expect(breaths(boxAtmung)[0]).toMatchObject({ start: 4, end: 8 })
  })

  it('captions each breath', () => {
    expect(cuesOf(ruhigerAtem)).toContainEqual({
      start: 4,
      end: 8,
      text: expect.stringMatching(/^Atme ein/) as unknown,
    })
  })
})
