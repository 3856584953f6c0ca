import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Fails a build whose first files have grown beyond a budget, so that what every page waits for grows on purpose only.
 * @param budget bytes of all scripts of the entry, compressed by brotli; what is not compressed counts as it is
 */
export const firstFilesBudget = (budget: number): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'FirstFilesBudget'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const bytes = [...compilation.entrypoints.values()]
            .flatMap((entry) => entry.getFiles())
            .filter((file) => file.endsWith('.js'))
            .map(
              (file) =>
                (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))?.source.size() ?? 0,
            )
            .reduce((sum, size) => sum + size, 0)
          if (bytes > budget)
            compilation.errors.push(
              new webpack.WebpackError(
                `What every page begins with has ${bytes} bytes (brotli); the budget is ${budget}. Let what is new come later, or raise the budget on purpose.`,
              ),
            )
        },
      )
    })
  },
})
