import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { isBelow } from '../../address-space.ts'
import { remoteDeclaration } from '../../declaration.ts'
import { ownerOf } from '../../route-owner.ts'
import { SHELL_CONTRACT_VERSION } from '../../contract-version.ts'
import { SHELL } from '../../shell-name.ts'
import { readDeclaration } from '../../tools/read-declaration.ts'
import { CliError, type Io } from '../io.ts'
import type { Place } from '../place.ts'
import { remoteOf, type Words } from '../words.ts'
import { newRemoteFiles, type NewRemote } from './files.ts'

const FIRST_PORT = 3011

const rootPackage = z.object({ workspaces: z.array(z.string()) })

/** The first port no remote develops on. */
const freePort = (root: string): number => {
  const taken = readdirSync(root)
    .map((folder) => join(root, folder, 'webpack.config.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/devPort: (\d+)/g)].map((found) => Number(found[1])),
    )
  return Math.max(FIRST_PORT - 1, ...taken) + 1
}

const titleFrom = (name: string): string => {
  const word = name.replace(/^mf-/, '').replaceAll('-', ' ')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** What the remotes of this repository declare. */
const declarations = (root: string) =>
  readdirSync(root)
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .map(readDeclaration)

/** Its route and its entry: in the bar at the top, or for a page below /admin in the admin menu. */
const placeOf = (path: string, label: string) =>
  isBelow(path, '/admin')
    ? {
        routes: [{ prefix: path, permission: 'admin', chunk: 'start' }],
        nav: [
          {
            key: 'start',
            label,
            path,
            permission: 'admin',
            place: 'admin',
            group: 'platform',
            icon: 'layers',
            order: 480,
          },
        ],
      }
    : {
        routes: [{ prefix: path, chunk: 'start' }],
        nav: [{ key: 'start', label, path, place: 'top', order: 60 }],
      }

const describe = (words: Words, { root, isPlatform }: Place): NewRemote => {
  const name = remoteOf(words)
  if (name === SHELL)
    throw new CliError('usage', 'The shell is there already; what is made is a remote, mf-….')
  const path = words.options.path ?? `/${name.replace(/^mf-/, '')}`
  const title = words.options.title ?? titleFrom(name)
  const owner = words.options.owner ?? `Team ${title}`
  const [major = '1', minor = '0'] = SHELL_CONTRACT_VERSION.split('.')
  const declaration = remoteDeclaration.safeParse({
    name,
    title,
    ...placeOf(path, title),
    shell_contract: `^${major}.${minor}`,
    owner,
  })
  if (!declaration.success)
    throw new CliError(
      'usage',
      declaration.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  const other = isPlatform ? ownerOf(path, declarations(root)) : undefined
  if (other) throw new CliError('usage', `${path} belongs to ${other}; choose another with --path /…`)
  return { declaration: declaration.data, path, devPort: isPlatform ? freePort(root) : FIRST_PORT }
}

/** The remote as a workspace of the platform's repository; everything else of its `package.json` stays where it is. */
const addWorkspace = (root: string, name: string): void => {
  const file = join(root, 'package.json')
  const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
  const { workspaces } = rootPackage.parse(manifest)
  const after = workspaces.findLastIndex((workspace) => workspace.startsWith('mf-')) + 1
  const changed = { ...manifest, workspaces: workspaces.toSpliced(after, 0, name) }
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`)
}

/** What is done next with a new remote. */
const nextSteps = (
  { declaration: { name }, path }: NewRemote,
  { place: { isPlatform }, env }: Io,
): string[] =>
  isPlatform
    ? [
        `Work on it:  npm run dev -- ${name}       then open http://localhost:${env['PORT'] ?? '3000'}${path}`,
        `             npm run remotes -- dev ${name}       where the platform runs already, such as npm start`,
        `Test it:     npm test -w ${name}`,
        `Release it:  npm run release -w ${name} -- --activate --reason "…"`,
      ]
    : [
        `Install it:  cd ${name} && npm install`,
        'Work on it:  npm run dev          with KURSPORTAL_URL, the address of a running platform',
        'Test it:     npm test             and npm run check',
        'Release it:  npm run release -- --activate --reason "…"',
      ]

/**
 * Makes a new remote which builds, passes its tests and shows up in the shell; the shell is not touched. Outside of the
 * platform's repository it is one of its own.
 */
export const runCreate = async (words: Words, io: Io): Promise<void> => {
  const { root, isPlatform } = io.place
  const remote = describe(words, io.place)
  const { name } = remote.declaration
  const folder = join(root, name)
  if (existsSync(folder)) throw new CliError('usage', `${name} is there already.`)
  const files = await newRemoteFiles(remote, isPlatform)
  if (words.options['dry-run']) {
    for (const path of files.keys()) io.say(`would write ${name}/${path}`)
    return
  }
  for (const [path, content] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  if (isPlatform) addWorkspace(root, name)
  if (words.options.json) io.say(JSON.stringify({ name, files: [...files.keys()] }, null, 2))
  else {
    io.say(`${name} is made: ${files.size} files${isPlatform ? ', and a line in package.json' : ''}.`)
    for (const line of nextSteps(remote, io)) io.say(line)
  }
}
