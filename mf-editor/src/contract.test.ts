import { brokenPromises, typeErrors } from '@kursportal/shared/testing'
import remote from './remote.tsx'

it('keeps what it promises to the shell', () => {
  expect(brokenPromises(new URL('../remote.json', import.meta.url), remote)).toEqual([])
})

it('compiles against what the shell promises', async () => {
  expect(await typeErrors(new URL('..', import.meta.url))).toEqual([])
})
