#!/usr/bin/env node
// The commands of a team: `npm run remotes -- …` in the platform's repository, `kursportal …` in a remote's own.
import { placeOf } from './place.ts'
import { runCommand } from './run.ts'

// Whoever reads the answer may have seen enough of it (`… | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  fetch,
  place: placeOf(process.cwd()),
})
