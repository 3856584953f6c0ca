// npm run migrate — brings the database up to date; the step of a deployment before new processes start.
import { openDatabaseOf } from '../platform/services.ts'
import { migrate } from '../platform/db/migrate.ts'
import { runDeploymentStep } from './run-command.ts'

runDeploymentStep('migrate', async (config) => {
  const { database, close } = await openDatabaseOf(config, { isCommand: true })
  try {
    const ran = await migrate(database)
    process.stdout.write(ran.length > 0 ? `${ran.join('\n')}\n` : 'The database is up to date.\n')
  } finally {
    await close()
  }
})
