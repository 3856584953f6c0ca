// npm run dev: the platform in watch mode; npm run dev -- mf-learner: the page shows every change of this remote at once,
// the others as built. A remote of another folder is named by its path.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled, giveUp, goOnPinned, root, run, say } from './bootstrap.mjs'

const folders = process.argv.slice(2).map((given) => {
  const folder = resolve(root, given)
  if (!existsSync(join(folder, 'remote.json'))) giveUp(`There is no remote called ${given}.`)
  return folder
})

const installed = ensureInstalled()
goOnPinned(installed)

// Before anything is started, which would outlive a remote that cannot be read.
process.env.NODE_ENV = 'development'
const { configurationOf } = await import('../shared/federation/tools/configuration.ts')
const remotes = await Promise.all(
  folders.map(async (folder) => {
    const { name, devServer } = await configurationOf(folder).catch((error) => giveUp(error.message))
    return { name, folder, address: `${name}=http://localhost:${devServer.port}/` }
  }),
)
const port = Number(process.env.PORT ?? 3000)
const { isPortTaken } = await import('../shared/federation/tools/port.ts')
if (await isPortTaken(port))
  giveUp(
    [
      `Something runs on port ${port} already. Stop that first, or choose another port and data folder: PORT=3001 KURSPORTAL_DATA_DIR=/path npm run dev`,
      ...remotes.map(
        ({ name }) =>
          `If it is the platform (npm start), show it with ${name} as you edit it: npm run remotes -- dev ${name}`,
      ),
    ].join('\n'),
  )
say('Building what has changed …')
// The registry learns of a remote by its first build; after that the one under work need not be built.
const ignored = remotes
  .filter(({ folder }) => existsSync(join(folder, 'dist', 'release.json')))
  .flatMap(({ name }) => ['--ignore', `@kursportal/${name}`])
if (run(installed, 'lerna', ['run', 'build', '--loglevel=error', '--no-bail', ...ignored]) !== 0) {
  say('Not everything could be built (see above); what was built before is served instead.')
}

const children = new Set()
let stopping = false
const stop = (status = 0) => {
  if (stopping) return
  stopping = true
  process.exitCode = status
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => stop())
process.on('SIGTERM', () => stop())

const start = (title, args, { cwd = root, env = {} } = {}) => {
  const child = spawn(installed.node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...installed.env, ...env },
    stdio: 'inherit',
  })
  children.add(child)
  child.on('exit', (status) => {
    children.delete(child)
    if (!stopping) {
      say(`${title} ended.`)
      stop(status ?? 1)
    }
  })
}

const watch = join(root, 'scripts', 'watch.mjs')
const development = { NODE_ENV: 'development' }
start('The shell', [watch, '--files'], { cwd: join(root, 'shell'), env: development })

for (const { name, folder } of remotes) start(name, [watch], { cwd: folder, env: development })

start('The API', ['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
  env: {
    ...development,
    KURSPORTAL_SHELL_DIR: join(root, 'shell/node_modules/.cache/dev'),
    KURSPORTAL_DEV_REMOTES: remotes.map(({ address }) => address).join(','),
    KURSPORTAL_DEV_FOLDERS: remotes.map(({ name, folder }) => `${name}=${folder}`).join(','),
  },
})
