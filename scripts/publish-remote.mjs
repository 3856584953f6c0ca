// npm run publish:remote -- mf-sales: builds a remote and makes the running platform serve it. The shell is not touched.
// KURSPORTAL_URL says where the platform runs, KURSPORTAL_ADMIN (e-mail:password) who publishes.
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ensureInstalled, giveUp, root, run, say } from './bootstrap.mjs'

const [name, ...rest] = process.argv.slice(2)
const url = (process.env.KURSPORTAL_URL ?? 'http://localhost:3000').replace(/\/$/, '')
const admin = process.env.KURSPORTAL_ADMIN ?? 'admin@kursportal.example:Kursportal-2026!'

if (!name || rest.length > 0 || !existsSync(join(root, name, 'remote.json'))) {
  const remotes = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')))
  giveUp(`Usage: npm run publish:remote -- <remote>, where <remote> is one of ${remotes.join(', ')}`)
}

const installed = ensureInstalled()
if (run(installed, 'npm', ['run', '--silent', 'build', '-w', name]) !== 0) {
  giveUp('The build failed; what it printed above says why. Nothing was published.')
}

const dist = join(root, name, 'dist')
const files = Object.fromEntries(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$|^mf-stats\.json/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(dist, file).split(sep).join('/'), readFileSync(file).toString('base64')]),
)

const answer = await fetch(`${url}/api/remote-release`, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(admin).toString('base64')}`,
  },
  body: JSON.stringify({ files }),
}).catch(() =>
  giveUp(`Nothing answers at ${url}. Start the platform, or say where it runs: KURSPORTAL_URL=…`),
)

const result = await answer.json()
if (!answer.ok) {
  const reasons = Array.isArray(result.details)
    ? result.details.map(({ path, message }) => `\n  ${path}: ${message}`).join('')
    : ''
  giveUp(`The platform refused the release (${answer.status} ${result.message}).${reasons}`)
}
const now = result.activated ? 'is what visitors get from now on' : 'was what visitors get already'
say(`${result.name} ${result.version} ${now}.`)
