// npm run kit:pack: packs the kit for teams with a repository of their own, as `dist/kit/kursportal-shared-<version>.tgz`.
// It is what teams of this repository use (`shared`), compiled, as Node strips no types below node_modules: libraries,
// preset, commands, helpers of tests and the failure kit, with the versions of packages that are tested here. Beside it
// `kursportal-create-<version>.tgz`, the one command with which such a repository begins.
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractChanges } from '../shared/federation/contract/contract-changes.ts'
import { programOf } from '../shared/federation/tools/programs.ts'
import { ensureInstalled, giveUp, root, run, say } from './bootstrap.mjs'

const installed = ensureInstalled()
const shared = join(root, 'shared')
const kit = join(root, 'dist', 'kit')
const folder = join(kit, 'package')
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

rmSync(kit, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const compiler = programOf('typescript', 'tsc')
if (run(installed, installed.node, [compiler, '-p', join(shared, 'tsconfig.kit.json')]) !== 0)
  giveUp('The kit could not be compiled; what was printed above says why.')

const assets = globSync(['**/*.{d.ts,mjs,cjs,json,woff2}', 'testing/jest/*.js'], {
  cwd: shared,
  exclude: [
    '**/node_modules/**',
    '**/test-results/**',
    'gallery/**',
    'package.json',
    'tsconfig*.json',
    'jest.config.mjs',
  ],
})
for (const path of assets) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(shared, path), join(folder, path))
}
cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
cpSync(join(root, '.oxlintrc.json'), join(folder, 'oxlintrc.json'))

/** What only this repository does. */
const onlyHere = new Set([
  '@axe-core/playwright',
  'dependency-cruiser',
  'fake-indexeddb',
  'knip',
  'lerna',
  'subset-font',
])
const { packages } = read('package-lock.json')
const { name, version, description, sideEffects, exports, dependencies, devDependencies } =
  read('shared/package.json')
const names = Object.keys({ ...read('package.json').devDependencies, ...devDependencies, ...dependencies })
const lockedVersion = (one) =>
  (packages[`shared/node_modules/${one}`] ?? packages[`node_modules/${one}`]).version

const main = './federation/cli/main.js'
const compiled = (path) => path.replace(/\.tsx?$/, '.js')
const manifest = {
  name,
  version,
  description,
  license: 'UNLICENSED',
  type: 'module',
  sideEffects,
  bin: { kursportal: main },
  exports: {
    ...Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, compiled(file)])),
    './tsconfig.base.json': './tsconfig.base.json',
    './package.json': './package.json',
  },
  dependencies: Object.fromEntries(
    names
      .filter((one) => !onlyHere.has(one))
      .sort()
      .map((one) => [one, lockedVersion(one)]),
  ),
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
chmodSync(join(folder, main), 0o755)

/** Compiled files that a file imports, itself among them. */
const withImports = (path, known = new Set()) => {
  if (known.has(path)) return known
  known.add(path)
  for (const [, from] of readFileSync(join(folder, path), 'utf8').matchAll(/from '(\.[^']+\.js)'/g))
    withImports(join(dirname(path), from), known)
  return known
}

/** The command that makes a repository, alone: whoever has none yet does not fetch the whole kit for it. */
const createMain = 'federation/cli/create/main.js'
const createFolder = join(kit, 'create')
for (const path of withImports(createMain)) {
  mkdirSync(dirname(join(createFolder, path)), { recursive: true })
  cpSync(join(folder, path), join(createFolder, path))
}
const createManifest = {
  name: '@kursportal/create',
  version,
  description: 'Makes the repository of a remote of Kursportal',
  license: 'UNLICENSED',
  type: 'module',
  bin: { create: `./${createMain}` },
  dependencies: Object.fromEntries(['oxfmt', 'zod'].map((one) => [one, lockedVersion(one)])),
}
writeFileSync(join(createFolder, 'package.json'), `${JSON.stringify(createManifest, null, 2)}\n`)
chmodSync(join(createFolder, createMain), 0o755)

const readme = `# The kit of Kursportal

What a team needs to build a remote in a repository of its own: \`npx @kursportal/create mf-…\`. The platform's docs tell the
rest (\`first-release.md\`, \`federation.md\`). The version is that of the shell contract; its last number counts what
changes nothing of it.
`
const versions = contractChanges().map(({ version: one, changes }) =>
  [`## ${one}`, '', ...changes.map((change) => `- ${change}`)].join('\n'),
)
writeFileSync(join(folder, 'README.md'), readme)
writeFileSync(join(folder, 'CHANGELOG.md'), `# Versions of the shell contract\n\n${versions.join('\n\n')}\n`)

for (const cwd of [folder, createFolder])
  if (run(installed, 'npm', ['pack', '--silent', '--pack-destination', kit], { cwd }) !== 0)
    giveUp('"npm pack" failed; what it printed above says why.')
say(`dist/kit holds ${name} and ${createManifest.name} ${version}. Publish both:`)
for (const one of ['shared', 'create']) say(`npm publish dist/kit/kursportal-${one}-${version}.tgz`)
