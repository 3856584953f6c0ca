// Holds the Markdown pages together (part of npm run lint:code): every relative link leads to a file, and every
// decision stands in the index once.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/test-results/**', 'data/**'],
})
const read = (page) => readFileSync(join(root, page), 'utf8')
const linksOf = (text) =>
  [...text.replaceAll(/```.*?```/gsu, '').matchAll(/\]\((?<target>[^)\s]+)\)/gu)]
    .map(({ groups }) => groups.target.split('#')[0])
    .filter((target) => target !== '' && !/^[a-z]+:/u.test(target))

const problems = pages.flatMap((page) =>
  linksOf(read(page))
    .filter((target) => !existsSync(join(root, dirname(page), target)))
    .map((target) => `${page}: there is no ${target}`),
)

const index = 'docs/decisions/README.md'
const indexed = linksOf(read(index))
for (const decision of globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => basename(path))) {
  const times = indexed.filter((target) => target === decision).length
  if (times !== 1) problems.push(`${index}: ${decision} stands there ${times} times instead of once`)
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
