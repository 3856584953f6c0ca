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

/**
 * What every page begins with comes as two files: one of other people's code, which stays in the browser's cache when the
 * shell is released anew, and one of ours. Three of them were compressed worse, and asked for once more.
 */
const firstFiles = {
  libraries: {
    name: 'libraries',
    test: /[\\/]node_modules[\\/]/,
    chunks: 'initial' as const,
    enforce: true,
  },
}

const firstScreen = join(import.meta.dirname, '../../first-screen')

/** What MUI draws where a button is pressed; the theme never lets it (`disableRipple`). */
const RIPPLE = /^\.\/TouchRipple\.mjs$/

const FORMS = /[\\/]node_modules[\\/]react-hook-form[\\/]/

/** React as forms get it. */
const reactForForms = () =>
  new webpack.NormalModuleReplacementPlugin(/^react$/, (asked: Asked) => {
    if (FORMS.test(asked.contextInfo.issuer)) asked.request = join(firstScreen, 'react-for-forms.ts')
  })

/** Schemas; the runtime of older remotes; what puts elements into texts. */
const onlySomePagesNeed = ['zod', '@module-federation/runtime-core', 'html-parse-stringify']

/** What webpack says of a module that another one asks for. */
type Asked = { request: string; contextInfo: { issuer: string } }

/**
 * Brotli bytes of the two first files; 204,300 on 26 November 2026. They hold the hashes of all later files, so a change
 * of any of those moves it by up to a hundred bytes.
 */
const BUDGET = 206_400

/**
 * Tells V8 to compile the first files as a whole, which it does beside the page while they still arrive. Otherwise it
 * compiles each function as it is first called: a fifth of a first screen on a slow phone (docs/decisions/0757).
 */
const compiledAsWhole = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(libraries|shell)\.[^/]*js$/,
    // Behind the minifier, which takes comments out, and before names are made of what is in a file.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

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
    optimization: {
      ...base.optimization,
      splitChunks: { ...base.optimization.splitChunks, cacheGroups: firstFiles },
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@emotion/use-insertion-effect-with-fallbacks$': join(firstScreen, 'styles-while-drawing.ts'),
      },
    },
    entry: { shell: [...(production ? [] : [shellRefresh]), './src/main.tsx'] },
    output: { ...base.output, uniqueName: 'shell', publicPath: '/assets/' },
    plugins: [
      reactForForms(),
      new webpack.NormalModuleReplacementPlugin(RIPPLE, join(firstScreen, 'no-ripple.ts')),
      // The shell loads releases itself; of the runtime it takes the part that shares.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_REMOTE: 'true', ENV_TARGET: '"web"' }),
      shellHtml(),
      shellJson(),
      ...(production
        ? [compiledAsWhole(), keepOutOfFirstFiles(onlySomePagesNeed), firstFilesBudget(budget)]
        : []),
      ...(production ? [textsJson(() => shellTexts(folder))] : []),
      ...base.plugins,
      ...(production ? [shellRelease(folder)] : []),
    ],
  }
}
