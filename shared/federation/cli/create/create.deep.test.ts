import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../run.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const silent = () => undefined

/** What somebody may get wrong in a remote. */
const mistakes = [
  ['a text that is not there', 'src/features/start/StartPage.tsx', "'start.emptyTitle'", "'start.nowhere'"],
  ['a route table of another shape', 'src/remote.tsx', '{ routes, texts }', '{ routes: 1, texts }'],
  ['something the kit does not have', 'src/routes.tsx', 'import { page }', 'import { noPage as page }'],
] as const

/** Two remotes fresh from the command, one of them changed for the worse; their types are checked in one go. */
describe('the code of a new remote', () => {
  let root: string
  let wrong: string[]
  beforeAll(async () => {
    const results = join(repository, 'shared', 'test-results')
    await mkdir(results, { recursive: true })
    root = await mkdtemp(join(results, 'created-'))
    await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: [] }))
    await cp(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
    const place = { root, isPlatform: true, here: undefined }
    const io = { say: silent, complain: silent, env: {}, fetch, place }
    for (const name of ['mf-good', 'mf-bad']) await runCommand(['create', name], io)
    for (const [, path, from, to] of mistakes) {
      const file = join(root, 'mf-bad', path)
      const before = await readFile(file, 'utf8')
      if (!before.includes(from)) throw new Error(`${path} does not hold ${from}`)
      await writeFile(file, before.replace(from, to))
    }
    const settings: object = JSON.parse(await readFile(join(root, 'mf-good', 'tsconfig.remote.json'), 'utf8'))
    const both = { ...settings, extends: './tsconfig.base.json', include: ['mf-good', 'mf-bad'] }
    await writeFile(join(root, 'tsconfig.json'), JSON.stringify(both))
    const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
    })
    wrong = stdout.split('\n').filter((line) => line.includes('error TS'))
  }, 240_000)
  afterAll(() => rm(root, { recursive: true }))

  it('compiles', () => {
    expect(wrong.filter((line) => !line.startsWith('mf-bad/'))).toEqual([])
  })

  it.each(mistakes)('compiles no more with %s, so that it never gets released', (_, path) => {
    expect(wrong.filter((line) => line.startsWith(`mf-bad/${path}`))).not.toEqual([])
  })
})
