// Jest runner: test files in plain Node processes, a core each, which load what they import once instead of once a file.
import { createRunner } from 'jest-light-runner'

/** No file takes that long. The runner knows no limit for a test, so what hangs ends the run. */
const LIMIT_MINUTES = Number(process.env.TEST_FILE_MINUTES ?? 15)
/** See the file. */
const KEEP_WORKER_DATA = new URL('keep-worker-data.mjs', import.meta.url).href

export default class NativeRunner extends createRunner({ runtime: 'child_process' }) {
  constructor(globalConfig, ...rest) {
    // Asked for one worker it would take jest's own process, where projects share what each of them sets up.
    const config = { ...globalConfig, maxWorkers: 2 }
    super(config, ...rest)
    config.maxWorkers = globalConfig.maxWorkers
    const options = process.env.NODE_OPTIONS ?? ''
    if (!options.includes(KEEP_WORKER_DATA))
      process.env.NODE_OPTIONS = `${options} --import=${KEEP_WORKER_DATA}`.trim()
  }

  runTests(tests, watcher, onStart, onResult, onFailure) {
    const limits = new Map()
    const begin = (test) => {
      const end = () => {
        process.stderr.write(`${test.path} has not ended after ${LIMIT_MINUTES} minutes.\n`)
        process.exit(1)
      }
      limits.set(test, setTimeout(end, LIMIT_MINUTES * 60_000))
      return onStart(test)
    }
    const ended = (report) => (test, outcome) => {
      clearTimeout(limits.get(test))
      return report(test, outcome)
    }
    return super.runTests(tests, watcher, begin, ended(onResult), ended(onFailure))
  }
}
