import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { programOf } from '../federation/tools/programs.ts'
import { typesProjectOf } from '../federation/tools/types-project.ts'

const complaint = /^\S+\(\d+,\d+\): error /

/**
 * Where a remote no longer compiles against the kit and the types of what a remote is (`RemoteModule`), a line each. Swc
 * only strips types, so without asking the compiler the tests of a remote would not notice that one it relies on is gone.
 * @param folder of the remote
 */
export const typeErrors = async (folder: URL): Promise<string[]> => {
  const words = [
    programOf('typescript', 'tsc'),
    '-p',
    typesProjectOf(fileURLToPath(folder)),
    '--noEmit',
    '--pretty',
    'false',
  ]
  try {
    await promisify(execFile)(process.execPath, words)
    return []
  } catch (error) {
    // Not `instanceof Error`: jest has an Error of its own.
    const said = typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : ''
    const lines = said.split('\n').filter((line) => complaint.test(line))
    return lines.length > 0 ? lines : [said || String(error)]
  }
}
