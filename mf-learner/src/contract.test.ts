import { isInArea, remoteDeclaration } from '@kursportal/shared/federation'
import { testPromises } from '@kursportal/shared/testing'
import remote from './remote.tsx'
import { readFileSync } from 'node:fs'

const declaration = remoteDeclaration.parse(
  JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8')),
)

testPromises(new URL('..', import.meta.url), remote)

it.each([
  ['/my-courses', true],
  ['/courses/1/lectures/2', true],
  ['/certificates/1', true],
  ['/profile', false],
])('has its entry of the menu marked on %s: %s', (address, marked) => {
  const [entry] = declaration.nav
  expect(entry && isInArea(entry, address)).toBe(marked)
})
