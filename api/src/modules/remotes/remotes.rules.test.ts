import { fakeBuild, withFile, withRelease } from '../../testing/fake-build.ts'
import { judgeRelease } from './remotes.rules.ts'

const reasons = (files: Map<string, Buffer>): string[] => {
  const verdict = judgeRelease(files)
  return verdict.ok ? [] : verdict.reasons.map(({ path, message }) => `${path}: ${message}`)
}

describe('whether a build can be published', () => {
  it('takes a whole build', () => {
    expect(judgeRelease(fakeBuild()).ok).toBe(true)
  })

  it('names a file that is missing and one that is not what was built', () => {
    const missing = fakeBuild()
    missing.delete('entry.js')
    expect(reasons(missing)).toEqual(['entry.js: is missing'])
    expect(reasons(withFile(fakeBuild(), 'entry.js', 'alert(1)'))).toEqual([
      'entry.js: is not the file that was built',
    ])
  })

  it('refuses a remote that needs a newer or older major shell', () => {
    const change = (shell_contract: string) =>
      withRelease((release) => ({ ...release, declaration: { ...release.declaration, shell_contract } }))
    expect(reasons(change('^2.0'))[0]).toContain('needs shell contract ^2.0')
    expect(reasons(change('^0.9'))[0]).toContain('needs shell contract ^0.9')
    expect(reasons(change('^1.0'))).toEqual([])
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
    expect(judgeRelease(files).ok).toBe(false)
  })
})
