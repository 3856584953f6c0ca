import { guardRelease, integrityOf } from './integrity.ts'

const base = 'http://localhost/remotes/mf-test/1/'
const inPage = `sha384-${'a'.repeat(64)}`
const inEntry = `sha384-${'b'.repeat(64)}`

beforeAll(() => guardRelease(base, { 'entry.js': inPage }))

it('is what the page says, else what the entry says', () => {
  expect(integrityOf(`${base}entry.js`, inEntry)).toBe(inPage)
  expect(integrityOf(`${base}page.js?retry=1`, inEntry)).toBe(inEntry)
  expect(integrityOf('http://localhost/remotes/mf-other/1/page.js')).toBeUndefined()
})

it.each([[undefined], [''], [`sha384-*${'0'.repeat(63)}`], ['sha384-short']])(
  'refuses a chunk for which the entry says %s',
  (known) => {
    expect(() => integrityOf(`${base}page.js`, known)).toThrow('belongs to a release but has no hash')
  },
)
