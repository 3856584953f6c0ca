import type { CourseSnapshot } from './course-snapshot.ts'
import { diffSnapshots } from './diff-snapshots.ts'
import { chapter, course, video } from './snapshots.fixtures.ts'

const liveCourse = () => course(chapter('1', video('a'), video('b'), video('c')), chapter('2', video('d')))

describe('what publishing would change', () => {
  const live = liveCourse()
  const kinds = (draft: CourseSnapshot) =>
    diffSnapshots('course', live, draft).map((change) => `${change.kind} ${change.what} ${change.id}`)

  it('is nothing when nothing differs, whatever the order of properties', () => {
    const same = liveCourse()
    const { title, ...rest } = same.course
    same.course = { ...rest, title }
    expect(kinds(same)).toEqual([])
  })

  it('is everything at the first publish', () => {
    expect(diffSnapshots('course', null, live).map((change) => change.kind)).toEqual(Array(7).fill('added'))
  })

  it.each([
    [
      'a new title',
      course(chapter('1', video('a', { title: 'Neu' }), video('b'), video('c')), chapter('2', video('d'))),
      ['changed video a'],
    ],
    [
      'one lecture moved within its chapter',
      course(chapter('1', video('c'), video('a'), video('b')), chapter('2', video('d'))),
      ['moved video c'],
    ],
    [
      'one lecture moved to another chapter',
      course(chapter('1', video('a'), video('c')), chapter('2', video('b'), video('d'))),
      ['moved video b'],
    ],
    [
      'a chapter removed',
      course(chapter('1', video('a'), video('b'), video('c'))),
      ['removed chapter 2', 'removed video d'],
    ],
    [
      'a chapter removed, its lecture kept',
      course(chapter('1', video('a'), video('b'), video('c'), video('d'))),
      ['moved video d', 'removed chapter 2'],
    ],
    [
      'chapters swapped',
      course(chapter('2', video('d')), chapter('1', video('a'), video('b'), video('c'))),
      ['moved chapter 2'],
    ],
    [
      'a lecture taken up by one place',
      course(chapter('1', video('a'), video('c'), video('b')), chapter('2', video('d'))),
      ['moved video c'],
    ],
    [
      'a lecture added',
      course(chapter('1', video('a'), video('new'), video('b'), video('c')), chapter('2', video('d'))),
      ['added video new'],
    ],
  ])('%s', (_case, draft, expected) => {
    expect(kinds(draft)).toEqual(expected)
  })

  it('names what changed', () => {
    const draft = liveCourse()
    draft.course.price_cents = 500
    draft.course.outcomes = ['Kraft']
    expect(diffSnapshots('course', live, draft)).toEqual([
      {
        kind: 'changed',
        what: 'course',
        id: 'course',
        title: 'Rücken',
        chapter_title: null,
        fields: ['outcomes', 'price_cents'],
      },
    ])
  })
})
