import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Leaves `index.html` beside the shell's files: its own template with the names of the files it starts with.
 * The server fills in the rest for each visitor: `<!-- head -->`, `<!-- mark -->`, `%NONCE%`, `%NAME%`, `%PRIMARY%` and `%BOOTSTRAP%`. Said to be
 * minimised already: webpack would move the marks to where they are no use.
 */
export const shellHtml = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'ShellHtml'
    const template = join(compiler.context, 'src', 'index.html')
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(template)
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const at = String(compilation.outputOptions.publicPath)
          const files = compilation.entrypoints.get('shell')?.getFiles() ?? []
          const tags = files.flatMap((file) => {
            if (file.endsWith('.css')) return [`<link rel="stylesheet" href="${at}${file}" nonce="%NONCE%">`]
            if (file.endsWith('.js')) return [`<script src="${at}${file}" defer nonce="%NONCE%"></script>`]
            return []
          })
          const fonts = [...compilation.getAssets()]
            .filter((asset) => /hyperlegible-next-latin-wght-normal\..*woff2$/.test(asset.name))
            .map((a) => `<link rel="preload" href="${at}${a.name}" as="font" type="font/woff2" crossorigin>`)
          const html = readFileSync(template, 'utf8').replace(
            '<!-- files -->',
            [...fonts, ...tags].join('\n    '),
          )
          compilation.emitAsset('index.html', new webpack.sources.RawSource(html), { minimized: true })
        },
      )
    })
  },
})
