import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { keepOutOfFirstFiles } from './keep-out.ts'

/** What a build says whose first file is this code; there is a library called `big`. */
const build = async (code: string): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'first-files-'))
  mkdirSync(join(folder, 'node_modules/big'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/big/index.js'), 'export const words = ["a", "b"]')
  writeFileSync(join(folder, 'form.js'), "import { words } from 'big'\nconsole.log(words)")
  writeFileSync(join(folder, 'first.js'), code)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './first.js',
    output: { path: join(folder, 'dist') },
    plugins: [keepOutOfFirstFiles(['big'])],
  })
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('nothing was built'))
      else resolve(stats.compilation.errors.map(({ message }) => message))
    })
  })
  rmSync(folder, { recursive: true })
  return errors
}

it('a library may come later, and not with the first files', async () => {
  expect(await build("import('./form.js')")).toEqual([])
  expect(await build("import './form.js'")).toEqual([expect.stringContaining('big would come with every')])
})
