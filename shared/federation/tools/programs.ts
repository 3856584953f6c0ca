import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const packageFile = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/** The script behind a program of an npm package, to be run by Node. */
export const programOf = (name: string, program: string): string => {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin } = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const script = typeof bin === 'string' ? bin : bin[program]
  if (script === undefined) throw new Error(`${name} has no program ${program}`)
  return join(dirname(file), script)
}

type Run = {
  /** Arguments for Node itself. */
  node?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** What it prints is not the answer of the command. */
  quiet?: boolean
  /** Where what it prints goes; to where the command's own words go unless told otherwise. */
  output?: 'inherit' | 'errors'
}

/** Runs a script by Node in a folder; what it prints is shown. Gives whether it worked. */
export const runScript = async (
  folder: string,
  script: string,
  args: readonly string[],
  { node = [], env = {}, quiet = false, output = 'inherit' }: Run = {},
): Promise<boolean> => {
  const printed = output === 'inherit' ? 'inherit' : 2
  const child = spawn(process.execPath, [...node, script, ...args], {
    cwd: folder,
    stdio: ['ignore', quiet ? 'ignore' : printed, output === 'inherit' ? 'inherit' : 2],
    env: { ...process.env, ...env },
  })
  const [status]: unknown[] = await once(child, 'exit')
  return status === 0
}
