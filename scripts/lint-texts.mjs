// Holds every German text and the code around it to the glossary (part of npm run lint:code): people are addressed with
// du, no English is left over, typography is right, nothing is written straight into JSX, and no text is unused.
// A sentence of an error is compared by `saysError`: until a call has failed, most are not there, in tests all are.
// A missing text does not compile, as keys are typed.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { flattenTexts } from '../shared/i18n/flatten-texts.ts'
import { wordingProblem } from '../shared/testing/wording.rules.ts'
import { textsInCode } from './texts-in-code.mjs'

const root = join(import.meta.dirname, '..')
const find = (patterns) => globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })

/** Which code uses which namespaces. Sentences looked up by a code (`errors`, `rules`) are held by their types. */
const homes = [
  ...['shell', ...find(['mf-*/remote.json']).map((file) => dirname(file))].map((name) => ({
    sources: `${name}/src/**/*.{ts,tsx}`,
    owns: (namespace) => namespace === name,
  })),
  // The kinds of a call-out are those of the contract.
  {
    sources: 'shared/{ui,router,store,contract/lectures}/**/*.{ts,tsx}',
    owns: (namespace) => /^ui(-|$)/.test(namespace),
  },
]
const comparesError = /[=!]==?\s*errorTexts\b|\berrorTexts(\.\w+|\[[^\]]+\])\s*[=!]==?/
const notShown = /\.(test|testing|stories)\.tsx?$|\.d\.ts$|\/texts\//

const load = (file) => import(pathToFileURL(join(root, file)).href)
for (const file of find('shared/{ui,i18n}/**/*texts.ts')) await load(file)
const { registerTexts } = await import('../shared/i18n/bundles.ts')
for (const file of find(['shell/src/texts/de.ts', 'mf-*/src/texts/de.ts']))
  registerTexts(file.split(/[/\\]/)[0], (await load(file)).texts)
const { i18n } = await import('../shared/i18n/instance.ts')
const namespaces = Object.entries(i18n.getDataByLanguage('de') ?? {}).map(([name, texts]) => ({
  name,
  texts: flattenTexts(texts),
}))

const problems = []
for (const { name, texts } of namespaces) {
  for (const [key, text] of texts) {
    const problem = wordingProblem(text)
    if (problem) problems.push(`${name}:${key} ${problem}: ${text}`)
  }
}
for (const { sources, owns } of homes) {
  const modules = find(sources)
    .filter((file) => !notShown.test(file))
    .map((file) => ({
      file,
      ...textsInCode(readFileSync(join(root, file), 'utf8'), { tsx: file.endsWith('x') }),
    }))
  const isUsed = (key) =>
    modules.some(({ words, patterns }) => words.has(key) || patterns.some((pattern) => pattern.test(key)))
  for (const { file, shown } of modules)
    problems.push(...shown.map((text) => `${file} has a text in its code: ${text}`))
  for (const { name, texts } of namespaces.filter((one) => owns(one.name))) {
    const keys = new Set(texts.map(([key]) => key.replace(/_(zero|one|two|few|many|other)$/, '')))
    for (const key of keys) if (!isUsed(key)) problems.push(`${name}:${key} is used nowhere`)
  }
}

for (const file of find('{shell,shared,mf-*}/**/*.{ts,tsx}')) {
  if (notShown.test(file) || file === 'shared/i18n/error-texts.ts') continue
  if (comparesError.test(readFileSync(join(root, file), 'utf8')))
    problems.push(`${file} compares with a sentence that may not be there: use saysError`)
}

const count = namespaces.reduce((sum, { texts }) => sum + texts.length, 0)
if (count === 0) problems.push('No texts were found.')
for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error(`${problems.length} problems in ${count} texts`)
process.exit(problems.length > 0 ? 1 : 0)
