import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { kit, ownKitModule, type KitModule } from '../kit.ts'

/** The async parts of the kit (`@kursportal/shared/ui/…`), as the package declares them. */
const asyncParts = (): string[] => {
  const file = new URL('../../package.json', import.meta.url)
  const { exports } = z
    .object({ exports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(exports)
    .filter((path) => path.startsWith('./ui/'))
    .map((path) => path.replace('./', '@kursportal/shared/'))
}

/** Everything the shell provides, by name. */
export const wholeKit = (): Record<string, KitModule> => ({
  ...kit,
  ...Object.fromEntries(asyncParts().map((name) => [name, ownKitModule(false)])),
})

/** The `shared` of a remote: all of it comes from the shell, nothing is bundled as a fallback. */
export const consumedKit = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(wholeKit()).map(([name, { requiredVersion }]) => [
      name,
      { singleton: true, import: false, requiredVersion, strictVersion: false },
    ]),
  )
