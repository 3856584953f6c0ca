// Builds the package it is started in with its webpack.config.ts, again at every change: into files (--files), or
// served so that the page shows it. Started by dev.mjs.
import { configurationOf } from '../shared/federation/tools/configuration.ts'
import { serveChanges, stopWithProcess, watchFiles } from '../shared/federation/tools/watch.ts'

const configuration = await configurationOf(process.cwd())
stopWithProcess(await (process.argv.includes('--files') ? watchFiles : serveChanges)(configuration))
