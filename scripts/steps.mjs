// What `npm test` and `npm run test:deep` share: steps that are timed and counted, and what they come to in one line.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './bootstrap.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The workspaces that have unit tests, in the order of the package.json. */
export const packagesWithTests = read('package.json').workspaces.filter(
  (name) => read(`${name}/package.json`).scripts?.test,
)

/** Where the runners leave their counts. */
export const unitResultsOf = (name) => [`${name}/test-results/unit.json`]
export const browserResults = ['e2e/test-results/browser.json']

/**
 * A step is a command of the root's package.json. With `results` its tests are counted from these files; without, it
 * counts as one.
 *
 * @typedef {{ title: string, args: readonly string[], env?: Record<string, string>, results?: readonly string[] }} Step
 */

/** Counts steps as they end. `conclude` says what one came to, `close` what all did and ends the process. */
export const startTally = () => {
  let passed = 0
  let failed = 0
  return {
    /** @param {Step} step */
    conclude: ({ title, results }, ok, begun) => {
      const counts = (results ?? []).filter((file) => existsSync(join(root, file))).map(read)
      const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
      passed += results ? sum('passed') : Number(ok)
      failed += results ? Math.max(sum('failed'), ok ? 0 : 1) : Number(!ok)
      if (results && ok && sum('passed') === 0) failed += 1 // a runner that ran nothing has proved nothing
      say(`── ${title}: ${ok ? 'green' : 'FAILED'} after ${Math.round((Date.now() - begun) / 1000)} s`)
    },
    close: () => {
      say(`\n${passed} passed, ${failed} failed`)
      process.exit(failed > 0 ? 1 : 0)
    },
  }
}

/** Runs a step with all cores for itself. @param {Step} step */
export const runStep = (tally, step, installed) => {
  const begun = Date.now()
  say(`\n── ${step.title} (npm run ${step.args.join(' ')})`)
  for (const file of step.results ?? []) rmSync(join(root, file), { force: true })
  const env = { ...installed.env, ...step.env }
  tally.conclude(step, run({ ...installed, env }, 'npm', ['run', '--silent', ...step.args]) === 0, begun)
}
