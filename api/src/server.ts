import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { codeOf } from './platform/errors.ts'
import { shownHost } from './platform/http/shown-host.ts'
import { servesPeople } from './platform/jobs/roles.ts'
import { createLog, sayIn, type Log } from './platform/log.ts'
import { warnOfMissing, warnOfUnknown } from './platform/settings-warnings.ts'
import { openServices } from './platform/services.ts'
import { namingTheBucket, startFailureText } from './platform/start-failures.ts'
import { whileUnavailable } from './platform/while-unavailable.ts'
import { warmTypesetter } from './modules/certificates/pdf/typesetter.ts'
import { prepare, prepareMeanwhile } from './prepare.ts'

/** What to do about an address that cannot be listened at; undefined when it is about something else. */
const cannotListen = ({ host, port }: Config, error: unknown): ConfigError | undefined => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new ConfigError(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`,
    )
  if (code === 'EACCES')
    return new ConfigError(
      `Port ${port} is not for this user. Choose one above 1023, such as PORT=3000, and let the proxy have that one.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(
      `HOST=${host} is no address of this machine. Set HOST to one that it has, or leave it out.`,
    )
  return undefined
}

/** Tries the port before anything that takes its time. @throws ConfigError when it cannot be had */
const requireFreePort = async (config: Config): Promise<void> => {
  const probe = createServer().listen(config.port, config.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw cannotListen(config, error) ?? error
  }
  probe.close()
  await once(probe, 'close')
}

/** Milliseconds in which what is being answered may end; an upload goes on with another process. */
const CLOSE_WITHIN = 25_000

/** Goes on serving while the proxies before the process notice that it stops. */
const drain = ({ drainSeconds }: Config): Promise<void> => wait(drainSeconds * 1000)

/** Closes the server; what has not ended by then is cut off. */
const closeWithin = async (app: FastifyInstance, milliseconds: number): Promise<void> => {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  await app.close()
  clearTimeout(cutOff)
}

/** Opens what a process stands on and builds what answers on it; when it fails, nothing stays open. */
const open = async (config: Config, log: Log, say: (line: string) => void) => {
  const services = await openServices(config, log, { say })
  try {
    return { services, app: await buildApp(services) }
  } catch (error) {
    await services.close().catch(() => undefined)
    throw error
  }
}

/** Starts the platform and stops it gracefully on Ctrl-C and SIGTERM. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  await requireFreePort(config)
  const log = createLog(config)
  const say = sayIn(config, log)
  for (const warning of [...warnOfUnknown(config, process.env), ...warnOfMissing(config)]) log.warn(warning)
  const patience = { waitFor: config.waitSeconds * 1000, say }
  const { services, app } = await whileUnavailable(
    () => namingTheBucket(config, () => open(config, log, say)),
    patience,
  )
  const stopped = new AbortController()
  let meanwhile = Promise.resolve()
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      stopped.abort(new Error('the process stops'))
      services.readiness.beginStopping()
      await Promise.all([services.jobs.rest(), meanwhile, drain(config)])
      await closeWithin(app, CLOSE_WITHIN)
      await services.close()
    })()
    return stopping
  }
  // What nobody caught leaves the process in a state nobody knows: it says so, finishes what runs, and ends.
  const endBroken = async (cause: Error): Promise<void> => {
    log.fatal({ err: cause }, 'uncaught exception')
    await stop().catch(() => undefined)
    process.exit(1)
  }
  process.on('uncaughtException', (cause) => void endBroken(cause))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!stopping) say('\nStopping …')
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
  try {
    const serves = servesPeople(config.role)
    if (serves) await whileUnavailable(() => prepare(services, say), patience)
    await app.listen({ host: config.host, port: config.port })
    if (serves) warmTypesetter()
  } catch (error) {
    await stop()
    throw cannotListen(config, error) ?? error
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  say(`\nKursportal is running: http://${shownHost(config.host)}:${port}`)
  if (config.demo) {
    say('Demo accounts (password Kursportal-2026! each):')
    for (const name of ['admin', 'creator', 'leader', 'sales', 'learner', 'minor'])
      say(`  ${name}@kursportal.example`)
  }
  if (config.environment !== 'production') say('Stop it with Ctrl-C.')
  if (!stopping) meanwhile = prepareMeanwhile(services, say, stopped.signal)
}

start().catch((error: unknown) => {
  process.stderr.write(`\n${startFailureText(error)}\n`)
  process.exit(1)
})
