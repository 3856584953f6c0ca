// npm run deploy:remotes — registers and activates the remotes that were built beside the API; a step of a deployment.
import { registerBuiltRemotes } from '../modules/remotes/register-built-remotes.ts'
import { openServices } from '../platform/services.ts'
import { commandLog, runDeploymentStep } from './run-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

runDeploymentStep('deploy:remotes', async (config) => {
  const services = await openServices(config, commandLog(), { isCommand: true })
  try {
    const registered = await registerBuiltRemotes(services, 'unknown-builds', { say })
    if (registered.length === 0) say('Every remote that is built is served already.')
    if (registered.some(({ refused }) => refused)) process.exitCode = 1
  } finally {
    await services.close()
  }
})
