import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { create } from 'tar'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { programOf } from '../tools/programs.ts'

// What is checked is checked by `npm run lint:code`; here only the declarations are written. Several checkers would each
// work out the same types, on the cores of the other builds.
const options =
  '--ignoreConfig --declaration --emitDeclarationOnly --noCheck --singleThreaded --strict --skipLibCheck --jsx react-jsx --target es2024 --lib es2024,dom,dom.iterable --module nodenext --moduleResolution nodenext --allowImportingTsExtensions --resolveJsonModule --types'

/** A declaration file and every one of the same folder it leads to, by its place there. */
const reachableFrom = async (folder: string, entry: string): Promise<string[]> => {
  const found = new Set<string>()
  const follow = async (file: string): Promise<void> => {
    if (found.has(file)) return
    const text = await readFile(file, 'utf8')
    found.add(file)
    for (const [, request = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
      await follow(resolve(dirname(file), request.replace(/\.tsx?$/, '.d.ts')))
  }
  await follow(join(folder, entry))
  return [...found].map((file) => relative(folder, file)).sort()
}

/** Writes the declarations of all sources; says what the compiler could not write down. */
const writeDeclarations = async (folder: string, place: string, root: string): Promise<string> => {
  const source = join(folder, 'src', 'remote.tsx')
  const words = [
    programOf('typescript', 'tsc'),
    source,
    ...options.split(' '),
    '',
    '--rootDir',
    root,
    '--outDir',
    place,
  ]
  try {
    await promisify(execFile)(process.execPath, words, { cwd: folder })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : String(error)
  }
}

/**
 * The types of what a remote exposes, packed; equal sources give equal bytes. What the compiler cannot write down
 * inside of the remote does not matter as long as the exposed part does not lead there.
 */
const packTypes = async (folder: string): Promise<Buffer> => {
  const place = await mkdtemp(join(tmpdir(), 'kursportal-types-'))
  try {
    const { root } = parse(folder)
    const complaints = await writeDeclarations(folder, place, root)
    const written = join(place, relative(root, join(folder, 'src')))
    const files = await reachableFrom(written, 'remote.d.ts').catch(() => {
      throw new Error(`The types of src/remote.tsx cannot be written:\n${complaints}`)
    })
    const parts: Buffer[] = []
    const packed = create({ cwd: written, gzip: { level: 9 }, portable: true, noMtime: true }, files)
    for await (const part of packed) parts.push(Buffer.from(part))
    return Buffer.concat(parts)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether a file of a build is a types archive. */
export const isTypesArchive = (file: string): boolean => /^types\..*\.tgz$/.test(file)

/** Leaves `types.<hash>.tgz` beside the built files: what TypeScript knows of the remote's route table and texts. */
export const typesArchive = (folder: string): WebpackPluginInstance => ({
  apply(compilation: Compiler) {
    const name = 'TypesArchive'
    compilation.hooks.thisCompilation.tap(name, (made) => {
      made.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          if (made.errors.length > 0) return
          const packed = await packTypes(folder).catch(messageOf)
          if (typeof packed === 'string') {
            made.errors.push(new webpack.WebpackError(packed))
            return
          }
          const digest = createHash('sha256').update(packed).digest('hex').slice(0, 10)
          made.emitAsset(`types.${digest}.tgz`, new webpack.sources.RawSource(packed), { minimized: true })
        },
      )
    })
  },
})
