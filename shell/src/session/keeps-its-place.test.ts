import { keepsItsPlace } from './keeps-its-place.ts'

describe('a 401', () => {
  it.each(['/login', '/register', '/legal/privacy', '/report', '/withdrawal'])(
    'sends nobody away from %s',
    (pathname) => {
      expect(keepsItsPlace(pathname)).toBe(true)
    },
  )
  it.each(['/my-courses', '/', '/legalese', '/access/1'])('leads from %s to the login', (pathname) => {
    expect(keepsItsPlace(pathname)).toBe(false)
  })
})
