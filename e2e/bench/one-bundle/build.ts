import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { shellConfig } from '@kursportal/shared/federation/webpack'
import { remotes } from '../../federation/remotes.ts'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const root = here('../../../')

/**
 * Builds shell and remotes as one ordinary bundle: the shell's own configuration and code, every remote's route table
 * and texts imported statically, each page its own chunk as ever. What only federation needs is left out, so the kit is
 * shaken down to what is used.
 * @param folder where the files go, `index.html` and `shell.json` among them
 * @param firstChunk name of the page the template preloads, as the server does for the page of a remote
 */
export const buildOneBundle = async (folder: string, firstChunk: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const list = join(folder, 'remotes.mjs')
  await writeFile(list, listOf(remotes.map(({ name }) => name)))
  const files = await compile(folder, list, firstChunk)
  const hints = files.map((file) => `<link rel="preload" href="/assets/${file}" as="script">`)
  const template = join(folder, 'index.html')
  const html = await readFile(template, 'utf8')
  await writeFile(template, html.replace('<!-- head -->', `<!-- head -->\n    ${hints.join('\n    ')}`))
}

const listOf = (names: readonly string[]): string =>
  [
    ...names.map((name, at) => `import r${at} from ${JSON.stringify(join(root, name, 'src/remote.tsx'))}`),
    `export const remotes = { ${names.map((name, at) => `${JSON.stringify(name)}: r${at}`).join(', ')} }`,
  ].join('\n')

/** @returns the files of the page to preload */
const compile = (folder: string, list: string, firstChunk: string): Promise<string[]> => {
  // Everything is in its first files.
  const shell = shellConfig(join(root, 'shell'), { budget: Infinity })
  const compiler = webpack({
    ...shell,
    devtool: false,
    output: { ...shell.output, path: folder, clean: false },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^one-bundle-remotes$/, list),
      new webpack.NormalModuleReplacementPlugin(/\/load-remote\.ts$/, here('load-remote.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/offer-chunks\.ts$/, here('offer-chunks.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/kit-pieces\.ts$/, here('kit-pieces.ts')),
    ],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const wrong = error ?? stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message)
      if (!stats || error || stats.hasErrors())
        return reject(new Error(`The one bundle could not be built: ${String(wrong)}`))
      const group = stats.compilation.namedChunkGroups.get(firstChunk)
      const files = group?.getFiles().filter((file) => file.endsWith('.js')) ?? []
      compiler.close(() => resolve(files))
    })
  })
}
