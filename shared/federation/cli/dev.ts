import { flagStates } from '../flags.ts'
import type { RemoteRegistration } from '../registration.ts'
import { registrationUnderWork } from '../registration-of.ts'
import { readDeclaration } from '../tools/read-declaration.ts'
import { knownFolder } from './build.ts'
import { CliError, type Io } from './io.ts'
import { complainUnfit, contractOf } from './shell-contract.ts'
import { urlOf, type Words } from './words.ts'

/** What pages are told of a remote under work: what its `remote.json` says now, or said when it could be read last. */
const toldFrom = (folder: string, origin: string, contract: string, io: Io): (() => RemoteRegistration) => {
  let needed = ''
  const read = (): RemoteRegistration => {
    const declaration = readDeclaration(folder)
    if (declaration.shell_contract !== needed) complainUnfit(declaration, contract, io)
    needed = declaration.shell_contract
    const flags = declaration.flags && { flags: flagStates(declaration, {}) }
    return { ...registrationUnderWork(declaration, `${origin}/`), ...flags }
  }
  let last = read()
  return () => {
    try {
      last = read()
    } catch (error) {
      io.complain(
        `${error instanceof Error ? error.message : String(error)}\nPages are told what it said before.`,
      )
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
  const contract = await contractOf(platform, io)
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
  const told = toldFrom(folder, origin, contract, io)
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
