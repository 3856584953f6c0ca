import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './chromium.ts'
import { broken } from './broken.ts'

/** How `kursportal check` breaks the build of a remote. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: /remote\.spec\.[tj]s$/,
  outputDir: join(process.cwd(), 'test-results', 'failures'),
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: broken.origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
