import { relative, resolve, sep } from 'node:path'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { deprecationOf, deprecations, type Deprecation } from '../deprecations.ts'

const NAME = 'WarnDeprecated'

/**
 * Has the build of a remote say which names of the kit it uses that will go, and in which files. It goes on: until the next
 * major version they are there.
 * @param known for tests
 */
export const warnDeprecated = (
  folder: string,
  known: readonly Deprecation[] = deprecations,
): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const source = resolve(folder, 'src') + sep
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const warn = (file: string, from: unknown, exported: string | null): void => {
        if (exported === null || typeof from !== 'string' || !file.startsWith(source)) return
        const sentence = deprecationOf(from, exported, known)
        if (sentence)
          compilation.warnings.push(new webpack.WebpackError(`${relative(folder, file)}: ${sentence}`))
      }
      for (const kind of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(kind).tap(NAME, (parser) => {
          parser.hooks.importSpecifier.tap(NAME, (_statement, from, exported) => {
            warn(parser.state.module.resource, from, exported)
          })
        })
    })
  },
})
