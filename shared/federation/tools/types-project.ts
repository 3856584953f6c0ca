import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The settings by which the compiler checks a remote alone. In the platform's repository they have a name of their own:
 * lint and editors read the whole tree as one program there, and a `tsconfig.json` in a package would make it another
 * one, which checks the kit again (docs/decisions/0350). A repository outside has one package and the usual name.
 * @param folder of the remote
 */
export const typesProjectOf = (folder: string): string => {
  const inside = join(folder, 'tsconfig.remote.json')
  return existsSync(inside) ? inside : join(folder, 'tsconfig.json')
}
