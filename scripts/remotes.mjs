// npm run remotes -- <command>: the registry of a running platform, and new remotes. In a remote's own folder
// (npm run release -w mf-sales) the remote need not be named.
import { join } from 'node:path'
import { ensureInstalled, root, run } from './bootstrap.mjs'

const installed = ensureInstalled()
process.exitCode = run(
  installed,
  installed.node,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'shared/federation/cli/main.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: process.cwd() },
)
