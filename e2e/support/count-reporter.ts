import { mkdirSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Leaves the counts of the browser tests where `npm test` adds them up. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(result: FullResult): void {
    const tests: TestCase[] = this.suite?.allTests() ?? []
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length
    const failed = tests.filter((test) => !test.ok()).length + (result.status === 'timedout' ? 1 : 0)
    const folder = new URL('../test-results/', import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL('browser.json', folder), JSON.stringify({ passed, failed }))
  }
}
