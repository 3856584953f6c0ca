// Builds the package it is started in with its webpack.config.ts, again at every change: into files (--files), or
// served so that the page shows it. Started by dev.mjs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href)
const compiler = webpack(config)

compiler.hooks.done.tap('Report', (stats) => {
  const { errors } = stats.toJson({ all: false, errors: true })
  for (const { message, moduleName } of errors) console.error(`${moduleName ?? ''}\n${message}\n`)
  if (errors.length === 0) console.log(`${config.name} is up to date.`)
})

const server = process.argv.includes('--files') ? undefined : new WebpackDevServer(config.devServer, compiler)
const watching = server ? undefined : compiler.watch({}, () => undefined)
await server?.start()

process.on('SIGTERM', () => {
  if (server) void server.stop().then(() => process.exit(0))
  else watching.close(() => process.exit(0))
})
