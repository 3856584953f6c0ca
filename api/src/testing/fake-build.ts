import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL, type ReleaseFile, type RemoteDeclaration } from '@kursportal/shared/federation'

const digest = (content: Buffer) => ({
  bytes: content.length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
})

/** What a remote's build folder would hold, small: for tests of publishing and serving. The second route is public. */
export const fakeBuild = (
  code = 'var mf_test = {}',
  name = 'mf-test',
  [first, open]: readonly [string, string?] = ['/test', '/open'],
  declared: Partial<RemoteDeclaration> = {},
  said: Partial<ReleaseFile> = {},
): Map<string, Buffer> => {
  const files = new Map([
    ['entry.js', Buffer.from(code)],
    [
      'mf-manifest.json',
      Buffer.from(JSON.stringify({ id: 'mf_test', metaData: {}, exposes: [], shared: [1] })),
    ],
    ['types.tgz', Buffer.from('types')],
  ])
  const release: ReleaseFile = {
    name,
    package_version: '1.2.0',
    content_hash: createHash('sha256').update(code).digest('hex'),
    shell_contract: '1.0.0',
    declaration: {
      name,
      title: 'Test',
      routes: [
        { prefix: first, chunk: 'first' },
        ...(open === undefined ? [] : [{ prefix: open, public: true as const }]),
      ],
      nav: [{ key: 'test', label: 'Test', path: first, place: 'top', order: 1 }],
      shell_contract: '^1.0',
      owner: 'Team Test',
      ...declared,
    },
    preload: { entry: ['entry.js'], chunks: { first: ['entry.js'] } },
    shared: { react: '^19.0.0' },
    types: 'types.tgz',
    ...said,
    files: Object.fromEntries([...files].map(([path, content]) => [path, digest(content)])),
  }
  return files.set('release.json', Buffer.from(JSON.stringify(release)))
}

/** What the shell's build folder would hold, small. @param hash ten signs, as in the names of its files */
export const fakeShell = (hash: string, contract_version = '1.1.0'): Map<string, Buffer> => {
  const template = `<!doctype html><head><!-- head --><script src="/assets/shell.${hash}.js" defer></script></head>
<script type="application/json" id="kursportal-bootstrap">%BOOTSTRAP%</script>`
  const files = new Map([
    ['index.html', Buffer.from(template)],
    [`shell.${hash}.js`, Buffer.from(`run('${hash}')`)],
    ['texts.json', Buffer.from(JSON.stringify(hash))],
  ])
  const release: ReleaseFile = {
    name: SHELL,
    package_version: '1.0.0',
    content_hash: createHash('sha256').update(`${hash} ${contract_version}`).digest('hex'),
    shell_contract: contract_version,
    declaration: {
      name: SHELL,
      title: 'Rahmen',
      routes: [],
      nav: [],
      shell_contract: `^${contract_version}`,
      owner: 'Team Plattform',
    },
    preload: { entry: [], chunks: {} },
    provides: { react: '19.3.1' },
    files: Object.fromEntries([...files].map(([path, content]) => [path, digest(content)])),
  }
  return files.set('release.json', Buffer.from(JSON.stringify(release)))
}

/** The same build with another `release.json`. */
export const withRelease = (change: (release: ReleaseFile) => ReleaseFile): Map<string, Buffer> => {
  const files = fakeBuild()
  const release = JSON.parse(String(files.get('release.json'))) as ReleaseFile
  return files.set('release.json', Buffer.from(JSON.stringify(change(release))))
}

/** The same build with one file set. */
export const withFile = (files: Map<string, Buffer>, path: string, content: string): Map<string, Buffer> =>
  files.set(path, Buffer.from(content))

/** Leaves what a built shell says of itself, for the activation gate. */
export const writeShellOffer = async (folder: string, contract_version = '1.1.0'): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'shell.json'),
    JSON.stringify({ contract_version, provides: { react: '19.3.1' } }),
  )
}
