import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Pictures of every screen; no test, so `npm test` does not run it. */
export default defineConfig(base, { testDir: 'screenshots', reporter: 'line' })
