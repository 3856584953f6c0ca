import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framePages } from '../address-space.ts'
import { kitChunk } from '../kit.ts'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Leaves `index.html` beside the shell's files: its own template with the names of the files it starts with.
 * Hints for the frame's own pages and for the kit's async parts carry the name of their chunk, and the server keeps
 * those of the page that is asked for.
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
          // First: everything else is no use without them. With priority besides, browsers would hold the splash back for them.
          const tags = files.flatMap((file) => {
            if (file.endsWith('.css')) return [`<link rel="stylesheet" href="${at}${file}" nonce="%NONCE%">`]
            if (file.endsWith('.js')) return [`<script src="${at}${file}" defer nonce="%NONCE%"></script>`]
            return []
          })
          const chunksOf = (page: string): string[] =>
            (compilation.namedChunkGroups.get(page)?.getFiles() ?? []).filter((file) => file.endsWith('.js'))
          const kitParts = [...compilation.namedChunkGroups.keys()].filter((chunk) =>
            chunk.startsWith(kitChunk('')),
          )
          const ahead = [...framePages, ...kitParts].flatMap((chunk) =>
            chunksOf(chunk).map(
              (file) => `<link rel="preload" href="${at}${file}" as="script" data-chunk="${chunk}">`,
            ),
          )
          const fonts = [...compilation.getAssets()]
            .filter((asset) => /^german\..*woff2$/.test(asset.name))
            .map((a) => `<link rel="preload" href="${at}${a.name}" as="font" type="font/woff2" crossorigin>`)
          const html = withoutIndentation(readFileSync(template, 'utf8')).replace(
            '<!-- files -->',
            [...fonts, ...tags, ...ahead].join('\n'),
          )
          compilation.emitAsset('index.html', new webpack.sources.RawSource(html), { minimized: true })
        },
      )
    })
  },
})

/** A template as every visitor is sent it: without what is there for whoever reads it, indentation and lines of comments. */
const withoutIndentation = (template: string): string => template.replaceAll(/^[ \t]+(?:\/\/.*)?\n?/gm, '')
