// npm run dev: the platform in watch mode; npm run dev -- mf-learner: the page reloads when this remote changes, the others as built.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, giveUp, root, run, say } from './bootstrap.mjs'

const names = process.argv.slice(2)
for (const name of names) {
  if (!existsSync(join(root, name, 'remote.json'))) giveUp(`There is no remote called ${name}.`)
}

const installed = ensureInstalled()
say('Building what has changed …')
const ignored = names.flatMap((name) => ['--ignore', `@kursportal/${name}`])
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

const addresses = []
for (const name of names) {
  process.env.NODE_ENV = 'development'
  const file = pathToFileURL(join(root, name, 'webpack.config.ts')).href
  const { default: config } = await import(file)
  addresses.push(`${name}=http://localhost:${config.devServer.port}/`)
  start(name, [watch], { cwd: join(root, name), env: development })
}

start('The API', ['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
  env: {
    ...development,
    KURSPORTAL_SHELL_DIR: join(root, 'shell/node_modules/.cache/dev'),
    KURSPORTAL_DEV_REMOTES: addresses.join(','),
  },
})
