import { mayEnter } from './door.ts'

const nobody = { admin: false, course_creator: false }
const creator = { admin: false, course_creator: true }
const admin = { admin: true, course_creator: false }
const routes = [
  { prefix: '/admin', permission: 'admin' as const },
  { prefix: '/admin/settings' },
  { prefix: '/course-editor', permission: 'course_creator' as const },
  { prefix: '/courses' },
]

describe('the door of an area', () => {
  it.each([
    ['a learner', 'their courses', nobody, '/courses/1', true],
    ['a learner', 'the administration', nobody, '/admin', false],
    ['a learner', 'a part of it whose own route names nothing', nobody, '/admin/settings', false],
    ['a learner', 'what only begins alike', nobody, '/administrator', true],
    ['a course creator', 'the editor', creator, '/course-editor/courses/1', true],
    ['a course creator', 'the administration', creator, '/admin', false],
    ['an admin', 'the administration', admin, '/admin/settings', true],
    ['an admin', 'the editor', admin, '/course-editor', true],
    ['nobody', 'the editor', undefined, '/course-editor', false],
  ])('lets %s into %s: %#', (_who, _what, perms, pathname, expected) => {
    expect(mayEnter({ routes }, pathname, perms)).toBe(expected)
  })
})
