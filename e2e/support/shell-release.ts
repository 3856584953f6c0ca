import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReleaseFile } from '@kursportal/shared/federation'

const built = fileURLToPath(new URL('../../shell/dist/', import.meta.url))
const place = fileURLToPath(
  new URL(`../test-results/shells/${process.env['TEST_PARALLEL_INDEX'] ?? 0}/`, import.meta.url),
)

/** A name as the build gives it, with another hash in it. */
const renamed = (name: string, hash: string): string => name.replace(/\.[0-9a-f]{10}\.js$/, `.${hash}.js`)

/**
 * The built shell as another build would leave it: one part of the kit changed, so that it, the first file and the page
 * have other names, and the page says which it is in `meta[name=shell]`.
 * @param hash ten hexadecimal signs
 * @returns the folder with the files
 */
export const changedShell = (hash: string, part = 'kit-color'): string => {
  const names = readdirSync(built).filter((name) => !/\.(map|br|gz)$/.test(name))
  const found = (wanted: string): string => {
    const name = names.find((one) => one.startsWith(`${wanted}.`) && one.endsWith('.js'))
    if (!name) throw new Error(`The built shell has no ${wanted}`)
    return name
  }
  const [first, kitPart] = [found('shell'), found(part)]
  const partHash = kitPart.split('.')[1] ?? ''
  const change = (name: string): [string, Buffer] => {
    const content = readFileSync(join(built, name))
    if (name === kitPart) return [renamed(name, hash), content]
    if (name === first)
      return [renamed(name, hash), Buffer.from(content.toString('utf8').replaceAll(partHash, hash))]
    if (name !== 'index.html') return [name, content]
    const html = content.toString('utf8').replaceAll(first, renamed(first, hash))
    const named = html.replaceAll(kitPart, renamed(kitPart, hash))
    return [name, Buffer.from(named.replace('<head>', `<head><meta name="shell" content="${hash}">`))]
  }
  const files = new Map(names.filter((name) => name !== 'release.json').map(change))
  return write(hash, files)
}

const write = (hash: string, files: ReadonlyMap<string, Buffer>): string => {
  const folder = join(place, hash)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const before = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as ReleaseFile
  const release: ReleaseFile = {
    ...before,
    content_hash: createHash('sha256').update(hash).digest('hex'),
    files: Object.fromEntries(
      [...files].map(([name, content]) => [
        name,
        {
          bytes: content.length,
          integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        },
      ]),
    ),
  }
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  return folder
}

/** Removes what was made. */
export const removeChangedShells = (): void => rmSync(place, { recursive: true, force: true })
