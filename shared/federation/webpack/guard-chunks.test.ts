import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { guardChunks } from './guard-chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'guarded-'))
afterAll(() => rmSync(folder, { recursive: true }))

const build = async (chunk: string): Promise<void> => {
  writeFileSync(join(folder, 'page.js'), "console.log('page')")
  writeFileSync(join(folder, 'first.js'), `import(/* webpackChunkName: '${chunk}' */ './page.js')`)
  const compiler = webpack({
    mode: 'production',
    optimization: { chunkIds: 'named' },
    context: folder,
    entry: { entry: './first.js' },
    output: {
      path: join(folder, 'dist'),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [guardChunks()],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()))
      else resolve()
    })
  })
}

it.each([
  ['page'],
  // Webpack names a chunk that several pages share after all its modules.
  [`page${'_and_another'.repeat(12)}`],
])('writes the hash of the chunk %s into the entry, which hands it to the shell', async (chunk) => {
  await build(chunk)
  const files = readdirSync(join(folder, 'dist'))
  const read = (name: string): string =>
    readFileSync(join(folder, 'dist', files.find((file) => file.startsWith(`${name}.`)) ?? ''), 'utf8')
  const entry = read('entry')
  expect(entry).toContain(`sha384-${createHash('sha384').update(read(chunk)).digest('base64')}`)
  expect(entry).not.toContain('sha384-*')
  expect(entry).toContain('KURSPORTAL_CHUNKS')
})
