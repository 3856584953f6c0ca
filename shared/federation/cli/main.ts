#!/usr/bin/env node
// The commands of a team: `npm run remotes -- …` in the platform's repository, `kursportal …` in a remote's own.
import { processIo } from './process-io.ts'
import { runCommand } from './run.ts'

process.exitCode = await runCommand(process.argv.slice(2), processIo())
