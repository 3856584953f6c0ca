import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Fails a build whose first files hold a library that only some pages need: one import too many, and every first screen
 * waits for it.
 * @param libraries names of packages
 */
export const keepOutOfFirstFiles = (libraries: readonly string[]): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'KeepOutOfFirstFiles'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(name, () => {
        const first = [...compilation.entrypoints.values()]
          .flatMap(({ chunks }) => chunks)
          .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
        for (const library of libraries) {
          const found = first.find((module) =>
            module.nameForCondition()?.replaceAll('\\', '/').includes(`/node_modules/${library}/`),
          )
          if (found)
            compilation.errors.push(
              new webpack.WebpackError(
                `${library} would come with every first screen. Something the shell begins with imports it; let that part come later.`,
              ),
            )
        }
      })
    })
  },
})
