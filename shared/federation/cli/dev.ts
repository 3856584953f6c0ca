import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteDeclaration } from '../declaration.ts'
import { flagStates } from '../flags.ts'
import type { RemoteRegistration } from '../registration.ts'
import { registrationUnderWork } from '../registration-of.ts'
import { knownFolder } from './build.ts'
import { CliError, type Io } from './io.ts'
import { nothingAnswersAt } from './platform.ts'
import { urlOf, type Words } from './words.ts'

/** What pages are told of a remote under work: what its `remote.json` says now, or said when it could be read last. */
const toldFrom = (folder: string, origin: string, io: Io): (() => RemoteRegistration) => {
  const read = (): RemoteRegistration => {
    const declaration = remoteDeclaration.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')))
    const flags = declaration.flags && { flags: flagStates(declaration, {}) }
    return { ...registrationUnderWork(declaration, `${origin}/`), ...flags }
  }
  let last = read()
  return () => {
    try {
      last = read()
    } catch (error) {
      io.complain(`remote.json cannot be read, so pages are told what it said before:\n${String(error)}`)
    }
    return last
  }
}

/**
 * Shows a running platform with a remote as it is edited. Ends with the process.
 * @throws CliError where no platform answers, or something else has the port
 */
export const runDev = async (words: Words, io: Io): Promise<void> => {
  const folder = knownFolder(words, io)
  const platform = urlOf(words, io)
  await io.fetch(`${platform}/api/health`).catch(() => {
    throw new CliError('unreachable', nothingAnswersAt(platform))
  })
  process.env['NODE_ENV'] = 'development'
  const { configurationOf } = await import('../tools/configuration.ts')
  const { serveChanges, stopWithProcess } = await import('../tools/watch.ts')
  const { platformWith } = await import('../tools/platform-with.ts')
  const { isPortTaken } = await import('../tools/port.ts')
  const configuration = await configurationOf(folder)
  const { devServer } = configuration
  if (!devServer?.port) throw new CliError('usage', 'webpack.config.ts names no devPort.')
  if (await isPortTaken(Number(devServer.port)))
    throw new CliError(
      'refused',
      `Port ${devServer.port} is taken, perhaps by this command in another terminal. End that, or change devPort in webpack.config.ts.`,
    )
  const origin = `http://localhost:${devServer.port}`
  const told = toldFrom(folder, origin, io)
  const { handlers, upgrade } = platformWith({ platform, origin, told })
  const running = await serveChanges({
    ...configuration,
    devServer: {
      ...devServer,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        ...handlers.map((middleware) => ({ name: 'platform', middleware })),
      ],
    },
  })
  running.server?.on('upgrade', upgrade)
  stopWithProcess(running)
  const { nav, routes } = told().declaration
  const path = nav[0]?.path ?? routes[0]?.prefix ?? '/'
  io.say(`Open ${origin}${path}: ${platform} with your remote. It changes as you edit; nobody else sees it.`)
}
