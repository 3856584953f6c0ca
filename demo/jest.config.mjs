import { fileURLToPath } from 'node:url'
import base from '../shared/testing/jest/base.mjs'

const { workerIdleMemoryLimit: _, ...common } = base

/** As the server's: they run from source (docs/decisions/0350). */
export default {
  ...common,
  testEnvironment: 'node',
  runner: fileURLToPath(new URL('../scripts/native-runner.mjs', import.meta.url)),
}
