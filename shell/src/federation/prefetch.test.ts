import { testRemote } from '@kursportal/shared/testing'
import { firstFiles } from './first-files.ts'
import { prefetch } from './prefetch.ts'

const remote = testRemote(
  { name: 'mf-test', routes: [{ prefix: '/test', chunk: 'page' }] },
  {
    version: '1.0.0-abc',
    integrity: {
      'entry.1.js': 'a',
      'remote.2.js': 'b',
      'page.3.js': 'c',
      'other.4.js': 'd',
      'page.5.css': 'e',
    },
  },
)
const ahead = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

describe('fetching ahead', () => {
  beforeEach(() => document.head.replaceChildren())
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  it('knows what a first screen begins with', () => {
    expect(firstFiles(remote, '/test/7')).toEqual(['entry.1.js', 'remote.2.js', 'page.3.js'])
    expect(firstFiles(remote, '/elsewhere')).toEqual(['entry.1.js', 'remote.2.js'])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing on a line that is to be spared: %j',
    (line) => {
      Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
      prefetch([remote], '/test')
      expect(ahead()).toEqual([])
    },
  )

  it('fetches nothing for other addresses and for a remote under work', () => {
    prefetch([remote], '/elsewhere')
    prefetch([{ ...remote, reason: 'development' }], '/test')
    expect(ahead()).toEqual([])
  })

  it('fetches each file once, and none that the page has fetched already', () => {
    const there = `${location.origin}/remotes/mf-test/1.0.0-abc/entry.1.js`
    Object.defineProperty(performance, 'getEntriesByName', {
      value: (name: string) => (name === there ? [{}] : []),
      configurable: true,
    })
    prefetch([remote], '/test/7')
    prefetch([remote], '/test')
    Reflect.deleteProperty(performance, 'getEntriesByName')
    expect(ahead()).toEqual([
      '/remotes/mf-test/1.0.0-abc/remote.2.js',
      '/remotes/mf-test/1.0.0-abc/page.3.js',
    ])
  })
})
