import { screenReads } from '../screen-reads.ts'
import type { RemoteDeclaration } from '../declaration.ts'
import { withReads } from './with-reads.ts'

const declaration: RemoteDeclaration = {
  name: 'mf-test',
  title: 'Test',
  routes: [{ prefix: '/courses' }],
  screens: [
    { path: '/courses/:courseId', chunk: 'course' },
    { path: '/courses/:courseId/end', chunk: 'end' },
  ],
  nav: [],
  shell_contract: '^1.0',
  owner: 'Team Test',
}

describe('what screens read first', () => {
  it('is written as the page asks, beside the chunk of the screen', () => {
    const reads = screenReads({
      '/courses': () => [{ queryKey: ['GET /courses', { limit: 25, offset: 0, search: undefined }] }],
      '/courses/:courseId': ({ courseId }) => [
        { queryKey: ['GET /course', { 'course-id': courseId }] },
        { queryKey: ['GET /user'] },
      ],
    })
    expect(withReads(declaration, reads).screens).toEqual([
      { path: '/courses', reads: ['/courses?limit=25&offset=0'] },
      { path: '/courses/:courseId', chunk: 'course', reads: ['/course?course-id=:courseId', '/user'] },
      { path: '/courses/:courseId/end', chunk: 'end' },
    ])
  })

  it('is nothing but what a remote says', () => expect(withReads(declaration, {})).toEqual(declaration))

  it('is refused where it is no read of the API, and in remote.json', () => {
    const own = screenReads({ '/courses': () => [{ queryKey: ['drafts'] }] })
    expect(() => withReads(declaration, own)).toThrow('"drafts" is no read of the API')
    const twice = { ...declaration, screens: [{ path: '/courses', reads: ['/courses'] }] }
    expect(() => withReads(twice, {})).toThrow('src/reads.ts')
  })
})
