import { relative, resolve, sep } from 'node:path'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const NAME = 'OwnTexts'
const BINDING = /\b(?:bindTexts|registerTexts)\(\s*(["'`])([^"'`]+)\1/g

/** Names, other than its own, that a file gives texts to. */
export const foreignTexts = (code: string, remote: string): string[] =>
  [...code.matchAll(BINDING)].map(([, , name = '']) => name).filter((name) => name !== remote)

/**
 * Stops the build of a remote that binds texts to another name than its own, as a copied file does: its words would take
 * the place of that team's on the whole page.
 */
export const ownTexts = (folder: string, remote: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const source = resolve(folder, 'src') + sep
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        if (!(module instanceof webpack.NormalModule) || !module.resource?.startsWith(source)) return
        const code = String(module.originalSource()?.source() ?? '')
        for (const name of foreignTexts(code, remote))
          compilation.errors.push(
            new webpack.WebpackError(
              `${relative(folder, module.resource)} binds texts to "${name}": they would replace that part's words. Use bindTexts('${remote}', …).`,
            ),
          )
      })
    })
  },
})
