// npm test: everything that must be green, checks before tests. Closes with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { ensureInstalled, root, say } from './bootstrap.mjs'
import { browserResults, runStep, startTally, unitResults } from './steps.mjs'
import { ensureTools } from './tools.mjs'

const installed = ensureInstalled()
ensureTools()

/** Checks and builds keep one core busy each, so two of them run at once; what is printed stays together. */
const besideEachOther = [
  { title: 'Builds', args: ['build'] },
  { title: 'Lint', args: ['lint:code'] },
  { title: 'Types', args: ['lint:types'] },
  { title: 'Formatting', args: ['lint:format'] },
  { title: 'Import direction', args: ['lint:imports'] },
  { title: 'Dead code', args: ['lint:dead'] },
]

/** These take all cores by themselves. */
const oneAfterTheOther = [
  {
    title: 'Unit and API tests',
    args: ['test:unit'],
    results: unitResults,
    // The check of types above has seen every remote.
    env: { KURSPORTAL_TYPES: 'checked' },
  },
  { title: 'Browser tests', args: ['e2e'], results: browserResults },
]

const tally = startTally()

/** Runs a step with its output held back until it ends. */
const runAside = (step) =>
  new Promise((resolve) => {
    const begun = Date.now()
    const child = spawn('npm', ['run', '--silent', ...step.args], { cwd: root, env: installed.env })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      say(`\n── ${step.title} (npm run ${step.args.join(' ')})`)
      process.stdout.write(Buffer.concat(printed))
      tally.conclude(step, status === 0, begun)
      resolve()
    })
  })

const waiting = [...besideEachOther]
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runAside(step)
}
await Promise.all([lane(), lane()])

for (const step of oneAfterTheOther) runStep(tally, step, installed)
tally.close()
