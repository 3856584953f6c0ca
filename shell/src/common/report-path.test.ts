import { reportPath } from './report-path.ts'

it.each([
  ['/login', '', '/report'],
  ['/', '', '/report'],
  ['/legal/imprint', '', '/report'],
  ['/access/1', '?ref=2', '/report?address=%2Faccess%2F1'],
  ['/courses/1/forum/2', '?post=3', '/report?address=%2Fcourses%2F1%2Fforum%2F2%3Fpost%3D3'],
])('from %s%s content is reported at %s', (pathname, search, path) => {
  expect(reportPath({ pathname, search })).toBe(path)
})
