import { fileURLToPath } from 'node:url'
import base from './base.mjs'

/** The jest configuration of everything that runs in a browser. */
export default {
  ...base,
  testEnvironment: fileURLToPath(new URL('browser-environment.mjs', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('browser-setup.mjs', import.meta.url))],
  moduleNameMapper: {
    '\\.(css|woff2)$': fileURLToPath(new URL('empty-module.mjs', import.meta.url)),
    '^lucide-react$': fileURLToPath(new URL('../icons-in-one-file.cjs', import.meta.url)),
  },
}
