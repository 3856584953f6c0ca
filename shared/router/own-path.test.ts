import { loginPath, ownPath } from './own-path.ts'

describe('where somebody may be sent after logging in', () => {
  it.each([
    ['/sales', '/sales'],
    ['/courses/7?tab=forum#post-3', '/courses/7?tab=forum#post-3'],
    ['/a/../profile', '/profile'],
    ['/%2F/evil.example', '/%2F/evil.example'],
  ])('%s is our own', (wanted, path) => {
    expect(ownPath(wanted)).toBe(path)
  })

  it.each([
    [''],
    ['sales'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['https://evil.example/sales'],
    ['javascript:alert(1)'],
    ['\\\\evil.example'],
    [null],
    [undefined],
  ])('%j is refused', (wanted) => {
    expect(ownPath(wanted)).toBeUndefined()
  })

  it('leads back with query and hash, and not to the start page for nothing', () => {
    expect(loginPath({ pathname: '/sales', search: '?a=b&c', hash: '#d' })).toBe(
      '/login?redirectTo=%2Fsales%3Fa%3Db%26c%23d',
    )
    expect(loginPath({ pathname: '/' })).toBe('/login')
  })
})
