// npm run deploy:remotes — registers and activates the remotes that were built beside the API; a step of a deployment.
import { pino } from 'pino'
import { describeRegistered, registerBuiltRemotes } from '../modules/remotes/register-built-remotes.ts'
import { openServices } from '../platform/services.ts'
import { runDeploymentStep } from './run-command.ts'

runDeploymentStep(async (config) => {
  const services = await openServices(config, pino({ level: 'silent' }), { isCommand: true })
  try {
    const registered = await registerBuiltRemotes(services, 'unknown-builds')
    for (const one of registered) process.stdout.write(`${describeRegistered(one)}\n`)
    if (registered.length === 0) process.stdout.write('Every remote that is built is served already.\n')
    if (registered.some(({ refused }) => refused)) process.exitCode = 1
  } finally {
    await services.close()
  }
})
