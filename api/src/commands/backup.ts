// npm run backup -- --to <folder>: the database and the files, while an embedded platform is stopped.
import { parseArgs } from 'node:util'
import { backUp } from '../platform/backup/back-up.ts'
import { readConfig } from '../platform/config.ts'
import { readTyped, runCommand } from './run-command.ts'

const usage = 'Usage: npm run backup -- --to /backups/2026-11-23'

runCommand(async () => {
  const to = readTyped(usage, () => {
    const { values } = parseArgs({ options: { to: { type: 'string' } } })
    if (!values.to) throw new Error('--to names no folder')
    return values.to
  })
  const { rows, files } = await backUp(readConfig(process.env), to)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `${to}: ${total} rows in ${Object.keys(rows).length} tables, ${files ?? 'no'} files${files === null ? ' (they lie in the bucket)' : ''}.\n` +
      'The secret is not part of it; keep it apart.\n',
  )
})
