import { nextTurn } from '@kursportal/shared/first-screen'
import { keepSchemasPlain } from './bootstrap/plain-schemas.ts'
import { kitPieces } from './bootstrap/kit-pieces.ts'

keepSchemasPlain()

/** Parts of the shell itself that run in a turn of their own. */
const ownPieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './federation/loader/load-remote.ts'),
]

// Everything is in this one file, but not run in one go: between its pieces the browser draws and answers.
for (const load of [...kitPieces, ...ownPieces]) {
  await load()
  await nextTurn()
}
const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
await start()
