// npm test: everything that must be green, checks before tests. Closes with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, say } from './bootstrap.mjs'
import { browserResults, packagesWithTests, runStep, startTally, unitResultsOf } from './steps.mjs'
import { ensureTools } from './tools.mjs'

const installed = ensureInstalled()
ensureTools()

const checks = [
  { title: 'Builds', args: ['build'] },
  { title: 'Lint and types', args: ['lint:code'] },
  { title: 'Formatting', args: ['lint:format'] },
  { title: 'Import direction', args: ['lint:imports'] },
  { title: 'Dead code', args: ['lint:dead'] },
]

/** A package at a time in each lane, and a worker for each: none is left alone with the last file of its package. */
const unitTests = packagesWithTests.map((name) => ({
  title: `Tests of ${name}`,
  args: ['test', '-w', name, '--', '--maxWorkers=1'],
  results: unitResultsOf(name),
  // The lint has checked the types of every remote.
  env: { KURSPORTAL_TYPES: 'checked' },
}))

/** They take all cores by themselves. */
const browserTests = { title: 'Browser tests', args: ['e2e'], results: browserResults }

const tally = startTally()

/** Runs a step with its output held back until it ends. */
const runAside = (step) =>
  new Promise((resolve) => {
    const begun = Date.now()
    for (const file of step.results ?? []) rmSync(join(root, file), { force: true })
    const env = { ...installed.env, ...step.env }
    const child = spawn('npm', ['run', '--silent', ...step.args], { cwd: root, env })
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

/** Two at once, as each keeps one core busy; what is printed stays together. */
const runInTwoLanes = async (steps) => {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runAside(step)
  }
  await Promise.all([lane(), lane()])
}

await runInTwoLanes(checks)
await runInTwoLanes(unitTests)
runStep(tally, browserTests, installed)
tally.close()
