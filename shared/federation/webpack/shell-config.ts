import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { baseConfig } from './base-config.ts'
import { shellRefresh } from './hot.ts'
import { firstFilesBudget } from './first-files-budget.ts'
import { keepOutOfFirstFiles } from './keep-out.ts'
import { shellHtml } from './shell-html.ts'
import { shellJson } from './shell-json.ts'
import { shellRelease } from './shell-release.ts'
import { shellTexts, textsJson } from './texts-json.ts'

const firstFile = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  chunks: 'initial' as const,
  enforce: true,
})

/**
 * What every page begins with comes as three files instead of one: they are fetched side by side, a phone prepares each
 * in a turn of its own, and those of other people stay in the browser's cache when the shell is released anew.
 */
const firstFiles = {
  react: firstFile('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, 20),
  libraries: firstFile('libraries', /[\\/]node_modules[\\/]/, 10),
}

/** Schemas; the runtime of older remotes; what puts elements into texts. */
const onlySomePagesNeed = ['zod', '@module-federation/runtime-core', 'html-parse-stringify']

/** Brotli bytes of the three first files; 213,000 on 25 November 2026. */
const BUDGET = 220_000

/**
 * The webpack configuration of the shell: an ordinary bundle. It provides the kit at run time, by its own hand
 * (`shell/src/federation/provided-kit.ts`), so what is shared is a list in plain code and no plugin wraps its modules.
 * @param budget brotli bytes of the first files; a build above it fails
 */
export const shellConfig = (folder: string, { budget = BUDGET } = {}): Configuration => {
  const production = process.env['NODE_ENV'] !== 'development'
  const base = baseConfig(folder, { production, hot: false })
  return {
    ...base,
    name: 'shell',
    optimization: { ...base.optimization, splitChunks: { cacheGroups: firstFiles } },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@emotion/use-insertion-effect-with-fallbacks$': join(
          import.meta.dirname,
          '../../first-screen/styles-while-drawing.ts',
        ),
      },
    },
    entry: { shell: [...(production ? [] : [shellRefresh]), './src/main.tsx'] },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/assets/' },
    plugins: [
      // The shell loads releases itself; of the runtime it takes the part that shares.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_REMOTE: 'true', ENV_TARGET: '"web"' }),
      shellHtml(),
      shellJson(),
      ...(production ? [keepOutOfFirstFiles(onlySomePagesNeed), firstFilesBudget(budget)] : []),
      ...(production ? [textsJson(() => shellTexts(folder))] : []),
      ...base.plugins,
      ...(production ? [shellRelease(folder)] : []),
    ],
  }
}
