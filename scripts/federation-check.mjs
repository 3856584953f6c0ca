// npm run federation:check: breaks every remote in every way the shell must stand; in a remote's own folder
// (npm run federation:check -w mf-sales) only that one. Builds what has changed first.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureInstalled, root, run, say } from './bootstrap.mjs'
import { ensureTools } from './tools.mjs'

const here = basename(process.cwd())
const remote = existsSync(join(process.cwd(), 'remote.json')) ? here : 'all'

const installed = ensureInstalled()
ensureTools()
say('Building what has changed …')
if (run(installed, 'lerna', ['run', 'build', '--loglevel=error']) !== 0) process.exit(1)
process.exitCode = run(
  { ...installed, env: { ...installed.env, FEDERATION_REMOTES: remote } },
  'playwright',
  ['test', 'federation-failures', ...process.argv.slice(2)],
  { cwd: join(root, 'e2e') },
)
