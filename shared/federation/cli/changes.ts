import { contractChanges } from '../contract/contract-changes.ts'
import type { Io } from './io.ts'
import type { Words } from './words.ts'

/** Prints what each version of the shell contract brought. */
export const runChanges = async (words: Words, io: Io): Promise<void> => {
  const versions = contractChanges()
  if (words.options.json) return io.say(JSON.stringify({ versions }, null, 2))
  for (const { version, changes } of versions) {
    io.say(version)
    for (const change of changes) io.say(`  ${change}`)
  }
}
