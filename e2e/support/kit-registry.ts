import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packed = fileURLToPath(new URL('../../dist/kit/', import.meta.url))

/** A registry of npm packages that holds what was packed for teams and nothing else. */
export type KitRegistry = { url: string; close: () => void }

type Packed = {
  manifest: { name: string; version: string }
  file: string
  archive: Buffer
  integrity: string
}

/** A package as `npm run kit:pack` left it: what it says of itself, and its archive. */
const packedIn = (folder: string): Packed => {
  const path = join(packed, folder, 'package.json')
  if (!existsSync(path)) throw new Error('The kit is not packed: npm run kit:pack')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Packed['manifest']
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  const archive = readFileSync(join(packed, file))
  return {
    manifest,
    file,
    archive,
    integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
  }
}

/** Serves what `npm run kit:pack` left, as registries do: what there is of a package, and its archive. */
export const serveKit = async (): Promise<KitRegistry> => {
  const packages = ['package', 'create'].map(packedIn)
  const server = createServer(({ url = '/' }, response) => {
    const asked = decodeURIComponent(url).slice(1)
    const known = packages.find(({ file, manifest }) => asked === file || asked === manifest.name)
    if (!known) return response.writeHead(404).end('{}')
    const { manifest, file, archive, integrity } = known
    if (asked === file) return response.end(archive)
    const { name, version } = manifest
    const dist = { tarball: `${address}/${file}`, integrity }
    return response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  return { url: address, close: () => void server.close() }
}
