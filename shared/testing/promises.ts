import { fileURLToPath } from 'node:url'
import type { RemoteModule } from '../federation/remote-module.ts'
import { readsOf } from '../federation/webpack/with-reads.ts'
import { brokenPromises, paths } from './contract.ts'
import { typeErrors } from './type-errors.ts'

/**
 * Registers the tests that every remote has: it keeps what it promises to the shell, and it compiles against what the
 * shell promises. `npm test` checks the types of the whole workspace once and says so (`KURSPORTAL_TYPES=checked`); a
 * remote that is tested alone asks the compiler itself.
 * @param folder of the remote
 */
export const testPromises = (folder: URL, remote: RemoteModule): void => {
  it('keeps what it promises to the shell', () => {
    expect(brokenPromises(new URL('remote.json', folder), remote)).toEqual([])
  })
  it('says of its own screens what they read first', async () => {
    const declared = Object.keys(await readsOf(fileURLToPath(folder)))
    expect(declared.filter((path) => !paths(remote.routes).includes(path))).toEqual([])
  })
  if (process.env['KURSPORTAL_TYPES'] !== 'checked')
    it('compiles against what the shell promises', async () => {
      expect(await typeErrors(folder)).toEqual([])
    })
}
