import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { SHELL_CONTRACT_VERSION } from '../contract-version.ts'
import { deprecationOf, deprecations, type Deprecation } from '../deprecations.ts'
import { warnDeprecated } from './warn-deprecated.ts'

const old: Deprecation = {
  module: '@kursportal/shared/ui',
  name: 'OldCard',
  since: '1.6',
  instead: 'use Card',
}

it.each<[string, string, string | undefined]>([
  ['@kursportal/shared/ui', 'OldCard', 'goes with shell contract 2.0 (said since 1.6): use Card'],
  ['@kursportal/shared/ui', 'Card', undefined],
  ['@kursportal/shared/query', 'OldCard', undefined],
])('of %s %s a build says %s', (module, name, said) => {
  const sentence = deprecationOf(module, name, [old])
  if (said === undefined) expect(sentence).toBeUndefined()
  else expect(sentence).toContain(said)
})

it('nothing that was to go with this major version is left', () => {
  const major = Number(SHELL_CONTRACT_VERSION.split('.')[0])
  expect(deprecations.filter(({ since }) => Number(since.split('.')[0]) < major)).toEqual([])
})

it('a build names the file that uses it, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deprecated-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'src/a.js'),
    "import { OldCard, Card } from '@kursportal/shared/ui'\nconsole.log(OldCard, Card)\n",
  )
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/a.js',
    externals: { '@kursportal/shared/ui': 'var {}' },
    output: { path: join(folder, 'dist') },
    plugins: [warnDeprecated(folder, [old])],
  })
  const said = await new Promise<{ warnings: string[]; errors: number }>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('nothing was built'))
      const { warnings, errors } = stats.compilation
      resolve({ warnings: warnings.map(({ message }) => message), errors: errors.length })
    })
  })
  rmSync(folder, { recursive: true })
  expect(said.errors).toBe(0)
  expect(said.warnings).toEqual([expect.stringMatching(/^src\/a\.js: OldCard of .* use Card/)])
})
