// npm test: everything that must be green, checks before tests. Closes with `N passed, N failed`.
import { spawn } from 'node:child_process'
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

/** Checks and builds keep one core busy each, so two of them run at once; what is printed stays together. */
const besideEachOther = [
  { title: 'Builds', script: 'build' },
  { title: 'Formatting', script: 'lint:format' },
  { title: 'Lint', script: 'lint:code' },
  { title: 'Types', script: 'lint:types' },
  { title: 'Import direction', script: 'lint:imports' },
  { title: 'Dead code', script: 'lint:dead' },
]

/** These take all cores by themselves. */
const oneAfterTheOther = [
  {
    title: 'Unit and API tests',
    script: 'test:unit',
    results: unitResults,
    // The check of types above has seen every remote.
    env: { KURSPORTAL_TYPES: 'checked' },
  },
  { title: 'Browser tests', script: 'e2e', results: browserResults },
]

let passed = 0
let failed = 0

/** Counts what a step came to and says so. */
const conclude = ({ title, results }, ok, begun) => {
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

/** Runs a step with its output held back until it ends. */
const runAside = (step) =>
  new Promise((resolve) => {
    const begun = Date.now()
    const child = spawn('npm', ['run', '--silent', step.script], { cwd: root, env: installed.env })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      say(`\n── ${step.title} (npm run ${step.script})`)
      process.stdout.write(Buffer.concat(printed))
      conclude(step, status === 0, begun)
      resolve()
    })
  })

const waiting = [...besideEachOther]
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runAside(step)
}
await Promise.all([lane(), lane()])

for (const step of oneAfterTheOther) {
  const begun = Date.now()
  say(`\n── ${step.title} (npm run ${step.script})`)
  const env = { ...installed.env, ...step.env }
  conclude(step, run({ ...installed, env }, 'npm', ['run', '--silent', step.script]) === 0, begun)
}
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
