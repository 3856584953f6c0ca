import { courseShare, mayRedo, redoFrom } from './course-progress.ts'

describe('the share of a course', () => {
  it.each([
    ['nothing yet', [], false, 0],
    [
      'half of one of two',
      [
        [0.5, false],
        [0, false],
      ],
      false,
      0.25,
    ],
    [
      'a done lecture counts whole',
      [
        [0.9, true],
        [0, false],
      ],
      false,
      0.5,
    ],
    [
      'never whole before all is done',
      [
        [1, false],
        [1, true],
      ],
      false,
      0.999,
    ],
    [
      'all done',
      [
        [0.9, true],
        [1, true],
      ],
      false,
      1,
    ],
    [
      'finished stays whole after a lecture was added',
      [
        [1, true],
        [0, false],
      ],
      true,
      1,
    ],
  ] as const)('%s', (_case, lectures, finished, share) => {
    const given = lectures.map(([progress, done]) => ({ progress, done }))
    expect(courseShare(given, finished)).toBe(share)
  })

  it('may be redone from the next year in Berlin on', () => {
    const finished = new Date('2025-12-31T22:30:00Z')
    expect(redoFrom(finished)).toBe('2026-01-01')
    expect(mayRedo(finished, new Date('2025-12-31T22:59:00Z'))).toBe(false)
    expect(mayRedo(finished, new Date('2025-12-31T23:00:00Z'))).toBe(true)
    expect(redoFrom(new Date('2025-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(mayRedo(null, finished)).toBe(false)
  })
})
