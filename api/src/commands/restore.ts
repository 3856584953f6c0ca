// npm run restore -- --from <folder> [--copy]: a backup into an empty data folder or database, compared afterwards.
import { parseArgs } from 'node:util'
import { restore } from '../platform/backup/restore.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { readTyped, runCommand } from './run-command.ts'

const usage = 'Usage: npm run restore -- --from /backups/2026-11-23 [--copy]'

runCommand(async () => {
  const { from, copy } = readTyped(usage, () => {
    const { values } = parseArgs({ options: { from: { type: 'string' }, copy: { type: 'boolean' } } })
    if (!values.from) throw new Error('--from names no folder')
    return { from: values.from, copy: values.copy === true }
  })
  const { manifest, differences } = await restore(readConfig(process.env), from, copy)
  for (const difference of differences) process.stderr.write(`${difference}\n`)
  if (differences.length > 0)
    throw new ConfigError('What was restored is not what the backup says of itself.')
  const compared =
    manifest.files === null
      ? 'row by row. It holds no files: they lie in the bucket, which is copied apart from it'
      : 'row by row and file by file'
  process.stdout.write(`The backup of ${manifest.made_at} is restored, ${compared}.\n`)
})
