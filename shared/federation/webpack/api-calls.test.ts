import { API_VERSION } from '../../contract/calls.ts'
import { apiCallsIn } from './api-calls.ts'

const built = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))

it('names the calls of a build, however its minifier writes a string', () => {
  const contents = built({
    'a.js': 'e("GET /courses",{query:n});t(\'PATCH /user\');o(`DELETE /user`)',
    'b.js': 'e("GET /courses")',
  })
  expect(apiCallsIn(contents)).toEqual({
    version: API_VERSION,
    calls: ['DELETE /user', 'GET /courses', 'PATCH /user'],
  })
})

it('leaves out what is no call of the API, and what is no script', () => {
  const contents = built({ 'a.js': 'e("GET /weather");"GET /courses today"', 'texts.json': '"GET /courses"' })
  expect(apiCallsIn(contents).calls).toEqual([])
})
