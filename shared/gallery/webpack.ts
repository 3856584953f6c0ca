import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { moduleRules } from '../federation/webpack/rules.ts'

const here = import.meta.dirname

/** Builds the gallery into `gallery/dist` and gives the path of its page. */
export async function buildGallery(): Promise<string> {
  const dist = join(here, 'dist')
  mkdirSync(dist, { recursive: true })
  copyFileSync(join(here, 'index.html'), join(dist, 'index.html'))
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: here,
    entry: './main.tsx',
    output: { path: dist, filename: 'gallery.js', publicPath: '' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: moduleRules(false) ?? [] },
    optimization: { minimize: false },
    performance: false,
  })
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error)
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })))
      else done(join(dist, 'index.html'))
    })
  })
}
