import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The scores of Lighthouse. They depend on what else the machine does, so `npm test` does not ask for them. */
export default defineConfig(base, { testDir: 'lighthouse', reporter: 'line', retries: 0 })
