import { brokenPromises } from '@kursportal/shared/testing'
import remote from './remote.tsx'

it('keeps what it promises to the shell', () => {
  expect(brokenPromises(new URL('../remote.json', import.meta.url), remote)).toEqual([])
})
