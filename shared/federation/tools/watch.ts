import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { BuildConfiguration } from './configuration.ts'
import { problemText } from './problem-text.ts'

/** Something that goes on until it is stopped. */
export type Running = { stop: () => Promise<void> }

/** A compiler that says each time how it went. */
const watched = (configuration: BuildConfiguration) => {
  const compiler = webpack(configuration)
  compiler.hooks.done.tap('Report', (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true })
    for (const problem of errors) process.stderr.write(`${problemText(problem)}\n`)
    if (errors.length === 0) process.stdout.write(`${configuration.name ?? 'It'} is up to date.\n`)
  })
  return compiler
}

/** Builds into files, again at every change. */
export const watchFiles = async (configuration: BuildConfiguration): Promise<Running> => {
  const watching = watched(configuration).watch({}, () => undefined)
  return { stop: () => new Promise((resolve) => watching?.close(() => resolve())) }
}

/** Builds and serves, so that the page shows every change. */
export const serveChanges = async (
  configuration: BuildConfiguration,
): Promise<Running & Pick<WebpackDevServer, 'server'>> => {
  const server = new WebpackDevServer(configuration.devServer ?? {}, watched(configuration))
  await server.start()
  return { server: server.server, stop: () => server.stop() }
}

/** Ends the process once it is told to, after what runs was stopped. */
export const stopWithProcess = ({ stop }: Running): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
}
