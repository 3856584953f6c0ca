import { fileURLToPath } from 'node:url'
import base from './base.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** The jest configuration of everything that runs in a browser. */
export default {
  ...base,
  setupFiles: [...base.setupFiles, here('page-world.mjs')],
}
