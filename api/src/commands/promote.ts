// npm run promote — makes a copy (npm run restore -- --copy) the platform.
import { forgetCopy } from '../platform/backup/copy-mark.ts'
import { openDatabaseOf } from '../platform/services.ts'
import { runDeploymentStep } from './run-command.ts'

runDeploymentStep('promote', async (config) => {
  const { database, close } = await openDatabaseOf(config, { isCommand: true })
  try {
    const wasCopy = await forgetCopy(database.db)
    process.stdout.write(
      wasCopy
        ? 'It is the platform from the next start of its processes on: what waits is sent and done then.\n'
        : 'This database is no copy.\n',
    )
  } finally {
    await close()
  }
})
