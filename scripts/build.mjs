// Builds the package it is started in with its webpack.config.ts and says what came out.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

process.env.NODE_ENV ??= 'production'

const folder = process.cwd()
const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)
const compiler = webpack(config)

const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : compiler.close(() => resolve(result)))),
)

const report = stats.toJson({ all: false, errors: true, warnings: true, timings: true })
for (const { message, moduleName } of [...report.errors, ...report.warnings]) {
  console.error(`${moduleName ? `${moduleName}\n` : ''}${message}\n`)
}
if (report.errors.length > 0) process.exit(1)

const sizes = stats.compilation
  .getAssets()
  .filter((asset) => /\.(js|css)\.br$|\.woff2$/.test(asset.name))
  .map((asset) => ({ name: asset.name.replace(/\.br$/, ''), bytes: asset.source.size() }))
  .sort((a, b) => b.bytes - a.bytes)
  .map((asset) => `  ${(asset.bytes / 1000).toFixed(1).padStart(7)} kB  ${asset.name}`)
const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
console.log(
  `${name} ${version}: built in ${(report.time / 1000).toFixed(1)} s (sizes in brotli)\n${sizes.join('\n')}`,
)
