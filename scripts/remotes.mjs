// npm run remotes -- <command>: the registry of a running platform, and new remotes. In a remote's own folder
// (npm run release -w mf-sales) the remote need not be named.
import { basename } from 'node:path'
import { ensureInstalled, root, run } from './bootstrap.mjs'

const [command = 'help', ...rest] = process.argv.slice(2)
const here = basename(process.cwd())
const args =
  command === 'release' && (here.startsWith('mf-') || here === 'shell')
    ? [command, here, ...rest]
    : [command, ...rest]

const installed = ensureInstalled()
process.exitCode = run(
  installed,
  installed.node,
  ['--disable-warning=ExperimentalWarning', 'shared/federation/cli/main.ts', ...args],
  { cwd: root },
)
