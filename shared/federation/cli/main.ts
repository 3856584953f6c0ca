// The commands of the registry; scripts/remotes.mjs starts it under the pinned Node.
import { fileURLToPath } from 'node:url'
import { runCommand } from './run.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  fetch,
  root: fileURLToPath(new URL('../../../', import.meta.url)),
})
