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

/** Installs the missing ones where that is possible (root on Debian); otherwise says which packages to install. */
export const ensureTools = () => {
  const missing = tools.filter((tool) => !tool.present())
  if (missing.length === 0) return
  const packages = missing.map((tool) => tool.package)
  const canInstall = onPath('apt-get') && process.getuid?.() === 0
  if (!canInstall) {
    giveUp(
      `The tests need ${missing.map((tool) => tool.name).join(', ')}. Install ${packages.join(', ')} first, on Debian: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  say(`Installing ${packages.join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = (args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
  quietly(['update', '-qq'])
  if (quietly(['install', '-y', '-qq', '--no-install-recommends', ...packages]) !== 0) {
    giveUp(`apt-get could not install ${packages.join(', ')}; what it printed above says why.`)
  }
}
