// Holds the Markdown pages together (part of npm run lint:code): every relative link leads to a file and to a heading in
// it, every decision stands in the index once, and the operator's table of retention says what the code does
// (`--write` writes it).
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { format } from 'oxfmt'
import { retentionTable } from './retention-table.mjs'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/test-results/**', 'data/**'],
})
const read = (page) => readFileSync(join(root, page), 'utf8')
const proseOf = (text) => text.replaceAll(/```.*?```/gsu, '')
const linksOf = (text) =>
  [...proseOf(text).matchAll(/\]\((?<target>[^)\s]+)\)/gu)]
    .map(({ groups }) => groups.target)
    .filter((target) => !/^[a-z]+:/u.test(target))

/** The anchors of a page's headings, as GitHub and its like make them. */
const anchorsOf = (text) =>
  [...proseOf(text).matchAll(/^#+ (?<heading>.+)$/gmu)].map(({ groups }) =>
    groups.heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  )

/** Whether a link on a page leads somewhere. */
const leads = (page, target) => {
  const [path, anchor] = target.split('#')
  const file = path === '' ? join(root, page) : join(root, dirname(page), path)
  if (!existsSync(file)) return false
  return !anchor || !file.endsWith('.md') || anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
}

const problems = pages.flatMap((page) =>
  linksOf(read(page))
    .filter((target) => !leads(page, target))
    .map((target) => `${page}: there is no ${target}`),
)

const index = 'docs/decisions/README.md'
const indexed = linksOf(read(index))
for (const decision of globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => basename(path))) {
  const times = indexed.filter((target) => target === decision).length
  if (times !== 1) problems.push(`${index}: ${decision} stands there ${times} times instead of once`)
}

const retentionPage = join(root, 'docs/data-protection/retention.md')
const standing = readFileSync(retentionPage, 'utf8')
const { code: written } = await format(
  retentionPage,
  standing.replace(
    /(?<begin><!-- retention:[^>]*-->).*(?<end><!-- \/retention -->)/su,
    (...found) => `${found.at(-1).begin}\n\n${retentionTable()}\n\n${found.at(-1).end}`,
  ),
)
if (process.argv.includes('--write')) writeFileSync(retentionPage, written)
else if (written !== standing)
  problems.push(
    'docs/data-protection/retention.md: not what the code does; node scripts/lint-docs.mjs --write',
  )

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
