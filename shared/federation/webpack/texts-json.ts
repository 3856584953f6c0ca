import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { z } from 'zod'
import { flattenTexts, type Texts } from '../../i18n/flatten-texts.ts'
import { brokenPlurals } from '../../i18n/plural-forms.ts'

/** The file the texts lie in, beside the built files of shell and remotes. */
const TEXTS_FILE = 'texts.json'

const textsModule = z.object({
  texts: z.custom<Texts>((value) => typeof value === 'object' && value !== null),
})

const load = (file: string): Promise<object> => import(pathToFileURL(file).href)

/** The bundle of the shell or of a remote: what `src/texts/de.ts` exports. One without texts has none. */
export const textsOf = async (name: string, folder: string): Promise<Record<string, Texts>> => {
  const file = join(folder, 'src/texts/de.ts')
  if (!existsSync(file)) return {}
  return { [name]: textsModule.parse(await load(file)).texts }
}

/** The bundles of the shell and of every library it provides, by namespace. */
export const shellTexts = async (folder: string): Promise<Record<string, Texts>> => {
  const shared = join(import.meta.dirname, '../..')
  for (const file of globSync('{ui,i18n}/**/*texts.ts', { cwd: shared })) await load(join(shared, file))
  const { i18n } = await import('../../i18n/instance.ts')
  return { ...i18n.getDataByLanguage('de'), ...(await textsOf('shell', folder)) }
}

/**
 * Leaves `texts.json` beside the built files: every German text under the key an admin words it differently by
 * (`namespace:key`). So all of them can be listed without running the code of every remote. A plural form that is missing
 * fails the build.
 */
export const textsJson = (read: () => Promise<Record<string, Texts>>): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'TextsJson'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const texts = Object.entries(await read()).flatMap(([namespace, bundle]) =>
            flattenTexts(bundle).map(([key, text]) => [`${namespace}:${key}`, text] as const),
          )
          for (const problem of brokenPlurals(texts.map(([key]) => key)))
            compilation.errors.push(new webpack.WebpackError(`A text is not whole: ${problem}.`))
          const sorted = texts.sort(([a], [b]) => (a < b ? -1 : 1))
          compilation.emitAsset(
            TEXTS_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(Object.fromEntries(sorted))}\n`),
          )
        },
      )
    })
  },
})
