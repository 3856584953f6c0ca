import { nextTurn } from './bootstrap/next-turn.ts'
import { keepSchemasPlain } from './bootstrap/plain-schemas.ts'
import { kitPieces } from './federation/kit-pieces.ts'

keepSchemasPlain()

// Everything is in this one file, but not run in one go: between its pieces the browser draws and answers.
for (const load of kitPieces) {
  await load()
  await nextTurn()
}
const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
await start()
