#!/usr/bin/env node
// `npx @kursportal/create mf-…`: makes the repository of a remote, before the kit is there. It is a package of its own, as
// npx would fetch all that the kit needs for this alone, and the repository then fetches it once more.
import { exitCodeOf } from '../exit-code.ts'
import { CliError } from '../io.ts'
import { processIo } from '../process-io.ts'
import { readWords } from '../words.ts'
import { runCreate } from './create.ts'

const args = process.argv.slice(2)
const io = processIo()
process.exitCode = await exitCodeOf(args, io, () => {
  const words = readWords(['create', ...args])
  if (!words.rest[0]?.startsWith('mf-'))
    throw new CliError('usage', 'Name it: npx @kursportal/create mf-… [--title …] [--path /…] [--owner …]')
  return runCreate(words, io)
})
