import { chromiumOptions } from '@kursportal/shared/federation/failures'
import { defineConfig } from '@playwright/test'
import { E2E_CONTROL_PORT, E2E_URL } from './platform/ports.ts'

/** What takes minutes begins first, so that no worker is left with it alone at the end. */
const long = ['accessibility', 'kit', 'main-job', 'federation', 'hot-reload'].map(
  (name) => `**/${name}.spec.ts`,
)

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  outputDir: `test-results/artifacts-${process.env['E2E_PORT'] ?? 3100}`,
  forbidOnly: Boolean(process.env['CI']),
  // `npm run test:deep` asks for these.
  grepInvert: [
    ...(process.env['E2E_DEEP'] ? [] : [/@deep/]),
    // Installs the packages of a repository of its own.
    ...(process.env['E2E_OUTSIDE'] ? [] : [/@outside/]),
  ],
  workers: 2,
  fullyParallel: false,
  // Patience for a machine that does other things too: a film that is being encoded takes both cores for seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Once more, and said so: what fails first and passes then is listed as flaky, and is to be mended.
  retries: 1,
  reporter: [['list'], ['./support/count-reporter.ts']],
  use: {
    baseURL: E2E_URL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // Recording costs a third of the time, so only what failed is recorded, when it runs again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning platform/serve.ts',
    url: `http://127.0.0.1:${E2E_CONTROL_PORT}/clock`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})
