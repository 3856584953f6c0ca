import { testRemote } from '../testing/platform.ts'
import { screenAt } from './screen-at.ts'

const { declaration } = testRemote({
  name: 'mf-learner',
  routes: [{ prefix: '/courses' }, { prefix: '/profile', chunk: 'profile' }],
  screens: [
    { path: '/courses/:courseId', chunk: 'course', reads: ['/course?course-id=:courseId'] },
    {
      path: '/courses/:courseId/lectures/:videoId',
      chunk: 'lecture',
      reads: ['/video?video-id=:videoId', '/chapters-videos?course-id=:courseId'],
    },
    { path: '/courses', chunk: 'list' },
    { path: '/profile', reads: ['/user'] },
  ],
})

describe('what a screen begins with', () => {
  it.each([
    ['/courses/7', 'course', ['/course?course-id=7']],
    ['/courses/7/lectures/a-b', 'lecture', ['/video?video-id=a-b', '/chapters-videos?course-id=7']],
    ['/courses', 'list', []],
    ['/profile', 'profile', ['/user']],
    ['/profile/7', 'profile', []],
    ['/courses/7/forum', undefined, []],
    ['/courses/', undefined, []],
    ['/elsewhere', undefined, []],
  ])('%s: %s, %j', (pathname, chunk, reads) => {
    expect(screenAt(declaration, pathname)).toEqual({ chunk, reads })
  })

  it.each(['/courses/7&all=1', '/courses/%22%3E', '/courses/a"b'])(
    'reads nothing ahead at %s',
    (pathname) => {
      expect(screenAt(declaration, pathname)).toEqual({ chunk: 'course', reads: [] })
    },
  )
})
