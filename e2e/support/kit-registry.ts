import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packed = fileURLToPath(new URL('../../dist/kit/', import.meta.url))

/** A registry of npm packages that holds the packed kit and nothing else. */
export type KitRegistry = { url: string; close: () => void }

/** Serves what `npm run kit:pack` left, as registries do: what there is of a package, and its archive. */
export const serveKit = async (): Promise<KitRegistry> => {
  const file = existsSync(packed) ? readdirSync(packed).find((name) => name.endsWith('.tgz')) : undefined
  if (!file) throw new Error('The kit is not packed: npm run kit:pack')
  const archive = readFileSync(join(packed, file))
  const manifest = JSON.parse(readFileSync(join(packed, 'package', 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  const server = createServer(({ url = '/' }, response) => {
    if (url === `/${file}`) return response.end(archive)
    if (decodeURIComponent(url) !== `/${name}`) return response.writeHead(404).end('{}')
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
