import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { firstFilesBudget } from './first-files-budget.ts'

it.each<[number, string[]]>([
  [10, ['What every page begins with has 20 bytes (brotli); the budget is 10.']],
  [20, []],
])('a build whose first file has 20 bytes, held to %d', async (budget, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'))
  writeFileSync(join(folder, 'later.js'), `export const text = '${'x'.repeat(200)}'`)
  writeFileSync(join(folder, 'first.js'), "console.log('12345')")
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './first.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      firstFilesBudget(budget),
      {
        // Stands for the compression of a release: 20 bytes, whatever the file has.
        apply: ({ hooks }) =>
          hooks.thisCompilation.tap('Compress', (compilation) =>
            compilation.hooks.processAssets.tap(
              { name: 'Compress', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
              (assets) => {
                for (const file of Object.keys(assets))
                  compilation.emitAsset(`${file}.br`, new webpack.sources.RawSource('y'.repeat(20)))
              },
            ),
          ),
      },
    ],
  })
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('nothing was built'))
      else resolve(stats.compilation.errors.map(({ message }) => message))
    })
  })
  rmSync(folder, { recursive: true })
  expect(errors).toEqual(said.map((sentence) => expect.stringContaining(sentence)))
})
