// The programs the tests need beside npm packages: a browser, ffmpeg and PostgreSQL.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { giveUp, say } from './bootstrap.mjs'

const onPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const hasPostgres = () =>
  onPath('postgres') || (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0)

const tools = [
  {
    name: 'Chromium',
    package: 'chromium',
    present: () =>
      ['chromium', 'chromium-browser', 'google-chrome'].some(onPath) || Boolean(process.env.CHROMIUM_PATH),
  },
  { name: 'ffmpeg', package: 'ffmpeg', present: () => onPath('ffmpeg') && onPath('ffprobe') },
  { name: 'PostgreSQL', package: 'postgresql', present: hasPostgres },
]

/** Chromium without its own windows: the browser tests take half the processor time with it, and do without it too. */
const headlessShell = 'chromium-headless-shell'

/** Installs the missing ones where that is possible (root on Debian); otherwise says which packages to install. */
export const ensureTools = () => {
  const missing = tools.filter((tool) => !tool.present())
  const canInstall = onPath('apt-get') && process.getuid?.() === 0
  const wishes = canInstall && !onPath(headlessShell) && !process.env.CHROMIUM_PATH ? [headlessShell] : []
  const packages = missing.map((tool) => tool.package)
  if (packages.length + wishes.length === 0) return
  if (!canInstall) {
    giveUp(
      `The tests need ${missing.map((tool) => tool.name).join(', ')}. Install ${packages.join(', ')} first, on Debian: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  say(`Installing ${[...packages, ...wishes].join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a package server it says so soon.
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
  const quietly = (args, stderr = 'inherit') =>
    spawnSync('apt-get', [...patience, ...args], { env, stdio: ['ignore', 'ignore', stderr] }).status
  const install = (names, stderr) =>
    names.length === 0 || quietly(['install', '-y', '-qq', '--no-install-recommends', ...names], stderr) === 0
  quietly(['update', '-qq'], packages.length > 0 ? 'inherit' : 'ignore')
  if (!install(packages)) {
    giveUp(`apt-get could not install ${packages.join(', ')}; what it printed above says why.`)
  }
  if (!install(wishes, 'ignore')) say(`There is no ${wishes.join(', ')} here; the browser tests take longer.`)
}
