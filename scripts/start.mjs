// npm start: from a clone to a running platform.
import { spawn } from 'node:child_process'
import { ensureInstalled, giveUp, root, run, say } from './bootstrap.mjs'

const installed = ensureInstalled()
say('Building the front end (only what has changed) …')
if (run(installed, 'lerna', ['run', 'build', '--loglevel=error']) !== 0) {
  giveUp('The build failed; what it printed above says why.')
}
const server = spawn(installed.node, ['--disable-warning=ExperimentalWarning', 'api/src/server.ts'], {
  cwd: root,
  env: installed.env,
  stdio: 'inherit',
})
// Ctrl-C reaches the server by itself, as it shares the terminal; SIGTERM has to be handed on. Both wait for its end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)))

// A SIGTERM to npm ends npm and its shell without reaching this process; the shell's end is noticed instead.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) server.kill('SIGTERM')
}, 500).unref()
