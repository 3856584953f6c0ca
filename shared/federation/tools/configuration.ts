import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import type { Configuration as ServerConfiguration } from 'webpack-dev-server'

/** What a package's `webpack.config.ts` exports, for release or, with `NODE_ENV=development`, for work. */
export type BuildConfiguration = Configuration & { devServer?: ServerConfiguration }

/** Reads the `webpack.config.ts` of a folder. `NODE_ENV` must be as wanted before. */
export const configurationOf = async (folder: string): Promise<BuildConfiguration> => {
  const file = pathToFileURL(join(folder, 'webpack.config.ts')).href
  const { default: configuration }: { default: BuildConfiguration } = await import(file)
  return configuration
}
