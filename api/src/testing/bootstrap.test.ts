import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bootstrap = fileURLToPath(new URL('../../../scripts/bootstrap.mjs', import.meta.url))

describe('installing a clone', () => {
  let clone: string
  beforeEach(async () => {
    clone = await mkdtemp(join(tmpdir(), 'kursportal-clone-'))
    await mkdir(join(clone, 'scripts'))
    await mkdir(join(clone, 'node_modules'))
    await cp(bootstrap, join(clone, 'scripts', 'bootstrap.mjs'))
    const manifest = { devDependencies: { node: process.versions.node }, workspaces: [] }
    await writeFile(join(clone, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(clone, 'package-lock.json'), '{}')
    await writeFile(
      join(clone, 'npm.js'),
      "require('fs').writeFileSync(__dirname + '/asked', process.argv.slice(2).join(' '))",
    )
  })
  afterEach(() => rm(clone, { recursive: true }))

  it('brings what builds, also where the environment is that of production', async () => {
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', "(await import('./scripts/bootstrap.mjs')).ensureInstalled()"],
      {
        cwd: clone,
        env: {
          PATH: process.env['PATH'] ?? '',
          NODE_ENV: 'production',
          npm_execpath: join(clone, 'npm.js'),
        },
        stdio: 'pipe',
      },
    )
    expect(await readFile(join(clone, 'asked'), 'utf8')).toMatch(/^install .*--include=dev/)
  })
})
