import { brotliCompressSync, gzipSync } from 'node:zlib'
import { judgeCompatibility } from '@kursportal/shared/federation'
import { fakeBuild, withFile, withRelease } from '../../testing/fake-build.ts'
import { contentHashOf, needsOfRelease, readRelease, wrongFiles, type BuiltFiles } from './build.rules.ts'

const offer = { contract_version: '1.1.0', provides: { react: '19.3.1' }, permissions: ['admin'] }

/** What the server says of a build, in one line each. */
const reasons = (files: BuiltFiles): string[] => {
  const read = readRelease(files)
  if (!read.ok) return read.reasons.map(({ path, message }) => `${path}: ${message}`)
  const hashes = new Map([...files.keys()].map((path) => [path, contentHashOf(files, path)]))
  const needs = needsOfRelease(read.release, wrongFiles(read.release, hashes))
  return judgeCompatibility(needs, offer).reasons.map(({ code, subject }) => `${subject}: ${code}`)
}

describe('whether a build can be registered', () => {
  it('takes a whole build', () => {
    expect(reasons(fakeBuild())).toEqual([])
  })

  it('takes compressed copies without hashes of their own', () => {
    const files = fakeBuild('var mf_test')
    files.set('entry.js.br', brotliCompressSync('var mf_test')).set('entry.js.gz', gzipSync('var mf_test'))
    expect(reasons(files)).toEqual([])
  })

  it.each([
    ['of something else', 'entry.js.br', brotliCompressSync('alert(1)')],
    ['that unpack to far more than they should', 'entry.js.gz', gzipSync(Buffer.alloc(50_000_000))],
    ['that cannot be unpacked', 'entry.js.br', Buffer.from('packed')],
    ['of nothing', 'gone.js.br', brotliCompressSync('alert(1)')],
  ])('refuses compressed copies %s', (_, path, content) => {
    expect(reasons(fakeBuild().set(path, content))).toEqual([`${path}: file_differs`])
  })

  it('unpacks no copy that claims what the file beside it does not have', () => {
    const claimed = withRelease((release) => ({
      ...release,
      files: { ...release.files, 'bomb.js': { bytes: 2_000_000_000, integrity: 'sha384-x' } },
    }))
    claimed.set('bomb.js', Buffer.from('1')).set('bomb.js.br', brotliCompressSync(Buffer.alloc(200_000_000)))
    const begun = Date.now()
    expect(reasons(claimed)).toEqual(['bomb.js: file_differs', 'bomb.js.br: file_differs'])
    expect(Date.now() - begun).toBeLessThan(1_000)
  })

  it.each([
    ['a version that is a path', { package_version: '../..' }],
    ['a blank version', { package_version: ' ' }],
    ['an endless version', { package_version: `1.0.0-${'x'.repeat(300)}` }],
    ['no hash', { content_hash: '' }],
    ['a hash that is a path', { content_hash: '../../../../x' }],
  ])('refuses %s', (_, claimed) => {
    expect(reasons(withRelease((release) => ({ ...release, ...claimed })))).toEqual([
      'release.json: is missing or not valid',
    ])
  })

  it('bounds what a release declares', () => {
    const nav = { key: 'more', label: 'Mehr', path: '/test', place: 'top' as const, order: 1 }
    const many = withRelease((release) => ({
      ...release,
      declaration: { ...release.declaration, nav: Array.from({ length: 10_000 }, () => nav) },
    }))
    expect(reasons(many)).toEqual(['release.json: is missing or not valid'])
  })

  it('refuses a build that declares another remote than it is', () => {
    const other = withRelease((release) => ({
      ...release,
      declaration: { ...release.declaration, name: 'mf-sales' },
    }))
    expect(reasons(other)).toEqual(['release.json: declares mf-sales, not mf-test'])
  })

  it('names a file that is missing, one that is not what was built, and one without a hash', () => {
    const missing = fakeBuild()
    missing.delete('entry.js')
    expect(reasons(missing)).toEqual(['entry.js: file_missing'])
    expect(reasons(withFile(fakeBuild(), 'entry.js', 'alert(1)'))).toEqual(['entry.js: file_differs'])
    expect(reasons(withFile(fakeBuild(), 'more.js', 'alert(1)'))).toEqual(['more.js: hash_missing'])
  })

  it('refuses a remote that needs a newer or older major shell', () => {
    const change = (shell_contract: string) =>
      withRelease((release) => ({ ...release, declaration: { ...release.declaration, shell_contract } }))
    expect(reasons(change('^2.0'))).toEqual(['shell: shell_contract'])
    expect(reasons(change('^0.9'))).toEqual(['shell: shell_contract'])
    expect(reasons(change('^1.0'))).toEqual([])
  })

  it('cannot tell of a build from before the gate, and refuses one that lacks its types', () => {
    const without = (...fields: string[]) =>
      withRelease((release) => {
        const kept = Object.entries(release).filter(([field]) => !fields.includes(field))
        return Object.fromEntries(kept) as typeof release
      })
    expect(reasons(without('shared', 'types'))).toEqual(['release.json: shared_unknown'])
    expect(reasons(without('types'))).toEqual(['types: types_missing'])
  })

  it.each(['../shell/index.html', '/etc/passwd', 'a/../../b.js', '.env', 'a\\b.js'])(
    'refuses the path %s',
    (path) => {
      expect(reasons(withFile(fakeBuild(), path, 'x'))).toEqual([`${path}: is not a path we store`])
    },
  )

  it.each([
    ['no release.json', 'release.json', undefined],
    ['a release.json that is no JSON', 'release.json', '{'],
    ['an empty one', 'release.json', '{}'],
    ['no manifest', 'mf-manifest.json', undefined],
    ['a page instead of the manifest', 'mf-manifest.json', '<!doctype html>'],
  ])('refuses %s', (_, path, content) => {
    const files = fakeBuild()
    if (content === undefined) files.delete(path)
    else files.set(path, Buffer.from(content))
    expect(readRelease(files).ok).toBe(false)
  })
})
