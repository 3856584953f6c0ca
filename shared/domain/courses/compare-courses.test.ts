import { newCourse } from '../../contract/courses/course-fields.ts'
import { compareCourses } from './compare-courses.ts'
import {
  emptyLecture,
  type ChapterSnapshot,
  type CourseSnapshot,
  type VideoSnapshot,
} from './course-snapshot.ts'
import { discardCourseChange } from './discard-course-change.ts'

const video = (id: string, more: Partial<VideoSnapshot> = {}): VideoSnapshot => ({
  ...emptyLecture,
  type: 'richText',
  id,
  title: `Lektion ${id}`,
  ...more,
})
const chapter = (id: string, ...videos: VideoSnapshot[]): ChapterSnapshot => ({
  id,
  title: `Kapitel ${id}`,
  description: '',
  image_id: null,
  videos,
})
const course = (...chapters: ChapterSnapshot[]): CourseSnapshot => ({ course: newCourse, chapters })
const before = course(chapter('1', video('a'), video('b')), chapter('2', video('c')))

const cases: [string, CourseSnapshot, string[]][] = [
  ['nothing', before, []],
  [
    'the title of the course',
    { ...before, course: { ...newCourse, title: 'Neu' } },
    ['course changed title'],
  ],
  [
    'a lecture, field by field',
    course(chapter('1', video('a', { title: 'Neu', minutes: 3 }), video('b')), chapter('2', video('c'))),
    ['a changed minutes', 'a changed title'],
  ],
  [
    'a lecture that came',
    course(chapter('1', video('a'), video('x'), video('b')), chapter('2', video('c'))),
    ['x added '],
  ],
  ['a lecture that went', course(chapter('1', video('b')), chapter('2', video('c'))), ['a removed ']],
  [
    'a lecture in another chapter',
    course(chapter('1', video('b')), chapter('2', video('c'), video('a'))),
    ['a moved '],
  ],
  [
    'two lectures that changed places',
    course(chapter('1', video('b'), video('a')), chapter('2', video('c'))),
    ['b moved '],
  ],
  ['a chapter that went', course(chapter('2', video('c'))), ['1 removed ', 'a removed ', 'b removed ']],
  [
    'chapters that changed places',
    course(chapter('2', video('c')), chapter('1', video('a'), video('b'))),
    ['2 moved '],
  ],
]

describe('what is different between two versions of a course', () => {
  it.each(cases)('names %s, and each change can be taken back', (_what, after, expected) => {
    const found = compareCourses('course', before, after)
    expect(found.map(({ id, kind, path }) => `${id} ${kind} ${path.join('/')}`)).toEqual(expected)
    let now = after
    for (const change of found) {
      const [same] = compareCourses('course', before, now).filter(
        ({ id, kind, path }) =>
          id === change.id && kind === change.kind && path.join() === change.path.join(),
      )
      // What came back with its chapter is no change any more.
      if (same) now = discardCourseChange(before, now, same)
    }
    expect(now).toEqual(before)
  })

  it('says from where to where something was moved', () => {
    const moves = (after: CourseSnapshot) =>
      compareCourses('course', before, after).map(({ id, from, to, ...more }) => [
        id,
        from,
        to,
        more.before,
        more.after,
      ])
    expect(moves(course(chapter('1', video('b'), video('a')), chapter('2', video('c'))))).toEqual([
      ['b', 1, 0, null, null],
    ])
    expect(moves(course(chapter('2', video('c')), chapter('1', video('a'), video('b'))))).toEqual([
      ['2', 1, 0, null, null],
    ])
    expect(moves(course(chapter('1', video('b')), chapter('2', video('c'), video('a'))))).toEqual([
      ['a', null, null, 'Kapitel 1', 'Kapitel 2'],
    ])
  })

  it('takes one change back and leaves the others', () => {
    const after = course(
      chapter('1', video('b', { title: 'Neu' }), video('a')),
      chapter('2', video('c'), video('x')),
    )
    const moved = compareCourses('course', before, after).find(({ kind }) => kind === 'moved')
    if (!moved) throw new Error('nothing was moved')
    expect(discardCourseChange(before, after, moved)).toEqual(
      course(chapter('1', video('a'), video('b', { title: 'Neu' })), chapter('2', video('c'), video('x'))),
    )
  })
})
