import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteCalls } from '../../contract/index.ts'
import { describeReason } from '../describe-reason.ts'
import { SHELL } from '../shell-name.ts'
import { releaseFile, type ReleaseFile } from '../release.ts'
import { programOf, runScript } from '../tools/programs.ts'
import { typesProjectOf } from '../tools/types-project.ts'
import { knownFolder } from './build.ts'
import { makeChange, runChange } from './change.ts'
import { CliError, type Io } from './io.ts'
import { platformAt } from './platform.ts'
import { reasonOf, remoteOf, urlOf, type Words } from './words.ts'

/** These commands themselves: as source in the platform's repository, compiled in the kit. */
const commands = fileURLToPath(new URL(`./main${parse(import.meta.filename).ext}`, import.meta.url))

/** @throws CliError failed */
const succeed = async (what: string, running: Promise<boolean>): Promise<void> => {
  if (!(await running))
    throw new CliError('failed', `${what} failed; what it printed above says why. Nothing was released.`)
}

const readFiles = (dist: string): Map<string, Buffer> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.map$|^mf-stats\.json/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(dist, file).split(sep).join('/'), readFileSync(file)] as const),
  )

/** Reads what the build left and compares every file with its hash. @throws CliError refused */
const checkBuild = (files: ReadonlyMap<string, Buffer>): ReleaseFile => {
  const release = releaseFile.parse(JSON.parse(String(files.get('release.json'))))
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const content = files.get(path)
    const found = content && `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (found !== integrity)
      throw new CliError(
        'refused',
        `Refused: ${path} is ${found ? 'not the file that was built' : 'missing'}.`,
      )
  }
  return release
}

/**
 * Builds a remote without any cache, checks it, uploads it and registers it as an immutable release; says what it checked.
 * With `--activate` everybody gets it at once.
 */
export const runRelease = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const { json, activate, 'dry-run': dryRun } = words.options
  const reason = activate ? reasonOf(words) : words.options.reason
  const folder = knownFolder(words, io)
  const checked = (line: string): void => {
    if (!json) io.say(`✓ ${line}`)
  }
  const output = 'errors'
  // Neither needs the other.
  const types = runScript(folder, programOf('typescript', 'tsc'), ['-p', typesProjectOf(folder)], { output })
  const build = runScript(folder, commands, ['build', name], {
    env: { NODE_ENV: 'production' },
    node: ['--disable-warning=ExperimentalWarning'],
    quiet: json,
    output,
  })
  await succeed('Checking the types', types)
  await succeed('The build', build)
  checked('types, and every German text that is used exists')
  const files = readFiles(join(folder, 'dist'))
  const release = checkBuild(files)
  const sizes = Object.values(release.files)
  if (name !== SHELL) checked('remote.json is valid, and nothing is imported past the kit')
  checked(
    `${sizes.length} files, each with its hash (${Math.round(sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB)`,
  )
  if (release.types !== undefined) checked(`types of what it exposes: ${release.types}`)
  const platform = platformAt(urlOf(words, io), io, name)
  const answer = await platform.send(remoteCalls.publishRelease, {
    body: {
      files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
      dry_run: dryRun,
      ...(reason ? { reason } : {}),
    },
  })
  checked(`${answer.compatibility.answer} with ${counterpart(release, platform.url)}`)
  for (const line of answer.compatibility.reasons.map(describeReason)) io.complain(`  ${line}`)
  const activation = { ...words, command: 'activate', rest: [name, answer.version] }
  if (json) {
    // One object, whatever was done.
    const change = activate && !dryRun ? await makeChange(activation, io) : undefined
    io.say(JSON.stringify({ ...answer, ...(change && { change }) }, null, 2))
    return
  }
  if (dryRun) io.say(`Nothing was released (--dry-run). It would be ${name} ${answer.version}.`)
  else io.say(`${name} ${answer.version} ${answer.published ? 'is registered' : 'was registered before'}.`)
  if (dryRun) return
  if (activate) await runChange(activation, io)
  else io.say(`Nobody gets it yet. Next: npm run remotes -- activate ${name} ${answer.version} --reason "…"`)
}

/** What a release was compared with. */
const counterpart = ({ name, declaration, shared, shell_contract }: ReleaseFile, url: string): string =>
  name === SHELL
    ? `the remotes at ${url}: it provides shell contract ${shell_contract}`
    : `the shell at ${url}: shell contract ${declaration.shell_contract}, ${Object.keys(shared ?? {}).length} modules of the kit`
