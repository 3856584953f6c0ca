import { constants } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import type { WebpackPluginInstance } from 'webpack'

const worthwhile = { test: /\.(js|css|svg|json)$/, threshold: 512, minRatio: 0.95 }

/** Leaves `x.br` and `x.gz` beside every text file, so that the server compresses nothing while somebody waits. */
export const precompressed = (): WebpackPluginInstance[] => [
  new CompressionPlugin<BrotliOptions>({
    ...worthwhile,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    ...worthwhile,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
  }),
]
