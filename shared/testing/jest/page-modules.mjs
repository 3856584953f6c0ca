// How a process of page tests reads its modules: sources as they are, and each test file has its own of them. Libraries
// are loaded once for all files, which is what a page test took most time for.
import { transformSync } from '@swc/core'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = (file) => new URL(file, import.meta.url).href
const kit = here('../../')

/** What is loaded in place of something else. */
const instead = [
  [/\.(css|woff2)$/, here('empty-module.mjs')],
  [/^lucide-react$/, here('../icons-in-one-file.cjs')],
  [/^@jest\/globals$/, here('jest-globals.mjs')],
]

/** Libraries that keep what a test did, and are therefore loaded anew for each file. */
const remembering = /\/node_modules\/fake-indexeddb\//

const isOfTestFile = (url) => {
  if (remembering.test(url)) return true
  const path = url.startsWith(kit) ? url.slice(kit.length) : url
  return url.startsWith('file:') && !path.includes('node_modules/') && /\.(tsx?|js)(\?|$)/.test(url)
}

const compile = (path) =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  }).code

const perKey = (make) => {
  const made = new Map()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)
  }
}
const codeOf = perKey(compile)
/** What a module finds under a name, by the module's address. */
const findsOf = perKey(() => new Map())

/** The first thing a test file does. */
const setUp = `import ${JSON.stringify(here('page-setup.js'))};`

/** Reads modules as page tests do, from now on in this process. */
export const readModulesOfPages = () =>
  registerHooks({
    // The runner loads each test file under a query of its own, and what the file imports inherits it.
    resolve(specifier, context, next) {
      const { parentURL } = context
      const query = parentURL && isOfTestFile(parentURL) ? new URL(parentURL).search : ''
      if (!query) return next(specifier, context)
      const finds = findsOf(parentURL.slice(0, -query.length))
      if (!finds.has(specifier)) {
        const [, replaced] = instead.find(([pattern]) => pattern.test(specifier)) ?? []
        finds.set(specifier, next(replaced ?? specifier, context))
      }
      const { url, format } = finds.get(specifier)
      return { url: isOfTestFile(url) ? url + query : url, format, shortCircuit: true }
    },
    load(url, context, next) {
      if (!isOfTestFile(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context)
      const path = fileURLToPath(url)
      const source = /\.test\.tsx?$/.test(path) ? setUp + codeOf(path) : codeOf(path)
      return { format: 'module', source, shortCircuit: true }
    },
  })
