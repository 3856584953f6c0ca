import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import { z } from 'zod'
import { configurationOf, type BuildConfiguration } from './configuration.ts'
import { problemText } from './problem-text.ts'

const packageFile = z.object({ name: z.string(), version: z.string() })

const compiled = (configuration: BuildConfiguration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave nothing'))
      return compiler.close(() => resolve(stats))
    })
  })

/** How many bytes of brotli each file has, the largest first, a line each. */
const sizesOf = (stats: Stats): string[] =>
  stats.compilation
    .getAssets()
    .filter((asset) => /\.(js|css)\.br$|\.woff2$/.test(asset.name))
    .map((asset) => ({ name: asset.name.replace(/\.br$/, ''), bytes: asset.source.size() }))
    .sort((a, b) => b.bytes - a.bytes)
    .map((asset) => `  ${(asset.bytes / 1000).toFixed(1).padStart(7)} kB  ${asset.name}`)

type Say = { say: (line: string) => void; complain: (line: string) => void }

/**
 * Builds a package with its `webpack.config.ts`, for release unless `NODE_ENV` says otherwise, and says what came out.
 * @returns whether it worked
 */
export const buildPackage = async (folder: string, { say, complain }: Say): Promise<boolean> => {
  process.env['NODE_ENV'] ??= 'production'
  const stats = await compiled(await configurationOf(folder))
  const {
    errors = [],
    warnings = [],
    time = 0,
  } = stats.toJson({
    all: false,
    errors: true,
    warnings: true,
    timings: true,
  })
  for (const problem of [...errors, ...warnings]) complain(`${problemText(problem)}\n`)
  if (errors.length > 0) return false
  const { name, version } = packageFile.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  say(`${name} ${version}: built in ${(time / 1000).toFixed(1)} s (sizes in brotli)`)
  for (const line of sizesOf(stats)) say(line)
  return true
}
