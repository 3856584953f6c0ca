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

/** A server with the S3 interface that others wrote: the slow tests keep files in it. */
const swift = {
  name: 'OpenStack Swift',
  packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
  present: () => onPath('swift-proxy-server') && onPath('memcached'),
}

/** Chromium without its own windows: the browser tests take half the processor time with it, and do without it too. */
const headlessShell = 'chromium-headless-shell'

const canInstall = () => onPath('apt-get') && process.getuid?.() === 0

/** Installs packages of Debian without questions. @returns whether all of them are there */
const installPackages = (packages, stderr = 'inherit') => {
  say(`Installing ${packages.join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a package server it says so soon.
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
  const quietly = (...args) =>
    spawnSync('apt-get', [...patience, ...args], { env, stdio: ['ignore', 'ignore', stderr] }).status === 0
  quietly('update', '-qq')
  return quietly('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Installs the missing ones where that is possible (root on Debian); otherwise says which packages to install. */
export const ensureTools = () => {
  const missing = tools.filter((tool) => !tool.present())
  const packages = missing.map((tool) => tool.package)
  if (packages.length > 0 && !canInstall()) {
    giveUp(
      `The tests need ${missing.map((tool) => tool.name).join(', ')}. Install ${packages.join(', ')} first, on Debian: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  if (packages.length > 0 && !installPackages(packages)) {
    giveUp(`apt-get could not install ${packages.join(', ')}; what it printed above says why.`)
  }
  const wanted = canInstall() && !onPath(headlessShell) && !process.env.CHROMIUM_PATH
  if (wanted && !installPackages([headlessShell], 'ignore'))
    say(`There is no ${headlessShell} here; the browser tests take longer.`)
}

/** Whether there is a real server with the S3 interface to keep files in; installs it where that is possible. */
export const ensureSwift = () => {
  if (swift.present() || (canInstall() && installPackages(swift.packages, 'ignore'))) return true
  say(`There is no ${swift.name} here (${swift.packages.join(', ')}); files are kept in memory instead.`)
  return false
}
