// npm run test:released [-- <commit>]: the API's tests of what is released, on the schema of today. While a deployment
// rolls, the old processes work on the new schema; a migration that breaks them is red here (docs/decisions/0610).
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root, run, say } from './bootstrap.mjs'

const installed = ensureInstalled()
const migrations = 'api/src/platform/db/migrations'
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The newest release by its tag; where none is tagged, what was there before the newest migration. */
const released = () => {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').trim()
  } catch {
    return `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations).trim()}^`
  }
}

/** Links every entry of a folder of packages, those of this repository to the old ones. */
const linkPackages = (place) => {
  const from = join(root, 'node_modules')
  mkdirSync(join(place, 'node_modules', '@kursportal'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@kursportal') symlinkSync(join(from, name), join(place, 'node_modules', name))
  for (const name of readdirSync(join(from, '@kursportal'))) {
    if (!existsSync(join(place, name))) continue
    symlinkSync(join(place, name), join(place, 'node_modules', '@kursportal', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(place, name, 'node_modules'))
  }
}

const commit = process.argv[2] ?? released()
const place = mkdtempSync(join(tmpdir(), 'kursportal-released-'))
let status = 1
try {
  git('worktree', 'add', '--detach', place, commit)
  const fresh = readdirSync(join(root, migrations)).filter(
    (name) => !existsSync(join(place, migrations, name)),
  )
  linkPackages(place)
  for (const name of fresh) cpSync(join(root, migrations, name), join(place, migrations, name))
  say(`The API as it was at ${commit}, with ${fresh.length ? fresh.join(', ') : 'no newer migration'} …`)
  status = run(installed, 'npm', ['test', '-w', 'api', '--', ...process.argv.slice(3)], { cwd: place })
  const results = 'api/test-results/unit.json'
  if (existsSync(join(place, results))) cpSync(join(place, results), join(root, results))
} catch (error) {
  process.stderr.write(`\nWhat is released cannot be tested: ${error.message}\n`)
} finally {
  git('worktree', 'remove', '--force', place)
  rmSync(place, { recursive: true, force: true })
}
process.exit(status)
