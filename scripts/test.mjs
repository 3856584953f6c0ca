// npm test: everything that must be green, checks before tests. Closes with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, say } from './bootstrap.mjs'
import { browserResults, packagesWithTests, runStep, startTally, unitResultsOf } from './steps.mjs'
import { ensureTools } from './tools.mjs'

const installed = ensureInstalled()
ensureTools()

const builds = { title: 'Builds', args: ['build'] }

const checks = [
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

/** Real processes on PostgreSQL wait more than they work: they run beside both lanes. */
const processes = {
  title: 'Several processes',
  args: ['test', '-w', 'api', '--', 'several-processes'],
  results: ['api/test-results/processes.json'],
  env: { TEST_RESULTS: 'processes.json' },
}

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

/** One after the other, from what both lanes share. */
const lane = async (steps) => {
  for (let step = steps.shift(); step; step = steps.shift()) await runAside(step)
}

// Two lanes, as each step keeps one core busy; what was built is there before the first unit test.
const built = runAside(builds)
const follow = async () => {
  await lane(checks)
  await built
  await lane(unitTests)
}
await Promise.all([follow(), built.then(follow), built.then(() => runAside(processes))])
runStep(tally, browserTests, installed)
tally.close()
