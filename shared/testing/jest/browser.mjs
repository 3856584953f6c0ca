import { fileURLToPath } from 'node:url'
import base from './base.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

// Longer than the longest file takes on a machine that does other things too.
process.env.TEST_FILE_MINUTES ??= '5'

/** The jest configuration of everything that runs in a browser. */
export default {
  ...base,
  setupFiles: [...base.setupFiles, here('page-world.mjs')],
}
