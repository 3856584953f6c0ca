import { fileURLToPath } from 'node:url'
import base from './jest.base.mjs'

/** The jest configuration of everything that runs in a browser. */
export default {
  ...base,
  testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-jsdom')),
  setupFilesAfterEnv: [fileURLToPath(new URL('jest.browser-setup.mjs', import.meta.url))],
  moduleNameMapper: {
    '\\.(css|woff2)$': fileURLToPath(new URL('scripts/empty-module.mjs', import.meta.url)),
  },
}
