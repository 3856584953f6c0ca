import { createRequire } from 'node:module'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { z } from 'zod'
import { SHELL_CONTRACT_VERSION } from '../contract-version.ts'
import type { shellFile } from '../shell-file.ts'
import { wholeKit } from './kit-shared.ts'

const resolveFrom = createRequire(import.meta.url)

const versionOf = (module: string): string => {
  if (module.startsWith('@kursportal/')) return SHELL_CONTRACT_VERSION
  const name = module.split('/')[0] ?? module
  return z.object({ version: z.string() }).parse(resolveFrom(`${name}/package.json`)).version
}

/** What the shell built now provides to remotes. */
export const shellOffer = (): z.infer<typeof shellFile> => ({
  contract_version: SHELL_CONTRACT_VERSION,
  provides: Object.fromEntries(Object.keys(wholeKit()).map((name) => [name, versionOf(name)])),
})

/** Leaves `shell.json` beside the shell's files, for the activation gate of the server. */
export const shellJson = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellJson', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellJson', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const text = `${JSON.stringify(shellOffer(), null, 2)}\n`
          compilation.emitAsset('shell.json', new webpack.sources.RawSource(text), { minimized: true })
        },
      )
    })
  },
})
