import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { z } from 'zod'
import { SHELL_CONTRACT_VERSION } from '../contract-version.ts'
import { remoteDeclaration } from '../declaration.ts'
import { releaseFile } from '../release.ts'
import { wholeKit } from '../webpack/kit-shared.ts'
import { contractFile } from './contract-file.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const current = join(folder, `${SHELL_CONTRACT_VERSION}.json`)
const [major] = SHELL_CONTRACT_VERSION.split('.')

/** What every module of the kit exports now, by name. */
const exportsNow = async (): Promise<Record<string, string[]>> => {
  const modules = Object.keys(wholeKit())
    .filter((name) => name.startsWith('@kursportal/'))
    .sort()
  const names = modules.map(async (name) => {
    const file = name.replace('@kursportal/shared/', '')
    const loaded: object = await import(`../../${file}/index.ts`)
    return [name, Object.keys(loaded).sort()] as const
  })
  return Object.fromEntries(await Promise.all(names))
}

/** What `src/remote.tsx` exports, as types: `remote-module.ts` without its comments. */
const typesNow = (): string =>
  readFileSync(new URL('../remote-module.ts', import.meta.url), 'utf8')
    .replaceAll(/\/\*\*[^]*?\*\/\s*|^import .*$/gm, '')
    .trim()

const schemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input' })
const read = (file: string) => contractFile.parse(JSON.parse(readFileSync(file, 'utf8')))

/**
 * What the shell promises to remotes, written down for each version of the contract. A remote released for a version
 * must run in every later one of the same major: nothing of it may go. `CONTRACT=write npm test -w shared -- contract`
 * writes the version that is new.
 */
describe('the shell contract', () => {
  beforeAll(async () => {
    if (process.env['CONTRACT'] !== 'write' || existsSync(current)) return
    const promise = {
      exports: await exportsNow(),
      remote_json: schemaOf(remoteDeclaration),
      release_json: schemaOf(releaseFile),
      types: typesNow(),
    }
    writeFileSync(current, `${JSON.stringify(promise, null, 2)}\n`)
  })

  it('names the kit as well, but for its last number', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
    const [, minor] = SHELL_CONTRACT_VERSION.split('.')
    expect(version).toMatch(new RegExp(`^${major}\\.${minor}\\.\\d+$`))
  })

  it('of this version is written down', () => {
    expect(existsSync(current)).toBe(true)
  })

  it('has remote.json, release.json and the types of a remote as its version has them; others are another version', () => {
    const { remote_json, release_json, types } = read(current)
    expect(typesNow()).toBe(types)
    expect(schemaOf(remoteDeclaration)).toEqual(remote_json)
    expect(schemaOf(releaseFile)).toEqual(release_json)
  })

  it('has lost nothing that an earlier version of the same major promised', async () => {
    const now = await exportsNow()
    const versions = readdirSync(folder).filter(
      (file) => file.startsWith(`${major}.`) && file.endsWith('.json'),
    )
    const lost = versions.flatMap((file) =>
      Object.entries(read(join(folder, file)).exports).flatMap(([module, names]) =>
        names
          .filter((name) => !now[module]?.includes(name))
          .map((name) => `${module} no longer exports ${name}, which ${file} promises`),
      ),
    )
    expect(lost).toEqual([])
  })
})
