import { createRequire } from 'node:module'
import { join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { precompressed } from './precompressed.ts'
import { moduleRules } from './rules.ts'

const resolveFrom = createRequire(import.meta.url)

/** One copy of the federation runtime: without this its parts come in twice. */
const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime', '@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    resolveFrom.resolve(name).replace(/\.cjs$/, '.js'),
  ]),
)

/** The router's package names its development build for bundlers; a release takes the other one. */
const releaseRouter = Object.fromEntries(
  ['react-router', 'react-router/dom'].map((name) => [
    `${name}$`,
    resolveFrom.resolve(name).replace('/development/', '/production/').replace(/\.js$/, '.mjs'),
  ]),
)

/** swc in place of webpack's own choice: half of the processor time of a build, and fewer bytes (docs/decisions/0590). */
const minifyScripts = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2 }, mangle: true },
})

/**
 * Bytes of source, about a tenth of it once compressed, from which on what several chunks need becomes a file of its own.
 * With webpack's own 20,000 most screens had a file or two more, and more bytes (docs/decisions/0707).
 */
const SMALLEST_SHARED = 60_000

/**
 * What the shell's and the remotes' configurations have in common. Release builds keep no cache on disk: with it the
 * same source gave different hashes.
 */
export const baseConfig = (folder: string, { production, hot }: { production: boolean; hot: boolean }) =>
  ({
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: folder,
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    cache: production ? false : { type: 'memory' },
    output: {
      path: join(folder, production ? 'dist' : 'node_modules/.cache/dev'),
      clean: true,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 15_000,
      // What failed as it began to run, as a part of the kit did not come, begins anew at the next try.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...oneRuntime, ...(production && releaseRouter) },
    },
    module: { rules: moduleRules(hot) },
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      splitChunks: { minSize: SMALLEST_SHARED },
      runtimeChunk: false,
      minimizeOptions: { javascript: false },
      minimizer: [minifyScripts, '...'],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: production ? precompressed() : ([] satisfies WebpackPluginInstance[]),
  }) satisfies Configuration
