import { fileURLToPath } from 'node:url'
import base from './jest.base.mjs'

/** The jest configuration of everything that runs in a browser. */
export default {
  ...base,
  testEnvironment: fileURLToPath(new URL('jest.browser-environment.mjs', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('jest.browser-setup.mjs', import.meta.url))],
  moduleNameMapper: {
    '\\.(css|woff2)$': fileURLToPath(new URL('scripts/empty-module.mjs', import.meta.url)),
    '^lucide-react$': fileURLToPath(new URL('shared/testing/icons-in-one-file.cjs', import.meta.url)),
  },
}
