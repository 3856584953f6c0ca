// npm test: everything that must be green, in the order in which it fails fastest. Closes with `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, run, say } from './bootstrap.mjs'
import { ensureTools } from './tools.mjs'

const installed = ensureInstalled()
ensureTools()

const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
const unitResults = packages.map((name) => `${name}/test-results/unit.json`)
const browserResults = ['e2e/test-results/browser.json']
for (const file of [...unitResults, ...browserResults]) rmSync(join(root, file), { force: true })

const steps = [
  { title: 'Formatting', script: 'lint:format' },
  { title: 'Lint', script: 'lint:code' },
  { title: 'Types', script: 'lint:types' },
  { title: 'Import direction', script: 'lint:imports' },
  { title: 'Dead code', script: 'lint:dead' },
  { title: 'Unit and API tests', script: 'test:unit', results: unitResults },
  { title: 'Builds', script: 'build' },
  { title: 'Browser tests', script: 'e2e', results: browserResults },
]

let passed = 0
let failed = 0
for (const { title, script, results } of steps) {
  const begun = Date.now()
  say(`\n── ${title} (npm run ${script})`)
  const ok = run(installed, 'npm', ['run', '--silent', script]) === 0
  const counts = (results ?? [])
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  passed += results ? sum('passed') : Number(ok)
  failed += results ? Math.max(sum('failed'), ok ? 0 : 1) : Number(!ok)
  if (results && ok && sum('passed') === 0) failed += 1 // a runner that ran nothing has proved nothing
  say(`── ${title}: ${ok ? 'green' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`)
}
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
