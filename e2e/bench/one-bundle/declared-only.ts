import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Services } from '../../../api/src/platform/context.ts'
import { registerBuiltRemotes } from '../../../api/src/modules/remotes/register-built-remotes.ts'
import { addRelease } from '../../../api/src/seed/scenarios/remotes.ts'
import { remoteDeclaration, type ReleaseFile } from '@kursportal/shared/federation'
import { readsOf, withReads } from '@kursportal/shared/federation/webpack'
import { remotes } from '../../federation/remotes.ts'

const fileOf = (content: Buffer): ReleaseFile['files'][string] => ({
  bytes: content.length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
})

const buildOf = async (name: string): Promise<Map<string, Buffer>> => {
  const folder = fileURLToPath(new URL(`../../../${name}/`, import.meta.url))
  const text = await readFile(join(folder, 'remote.json'), 'utf8')
  // What screens read first stands in the page of the bundle too.
  const declaration = withReads(remoteDeclaration.parse(JSON.parse(text)), await readsOf(folder))
  const types = Buffer.from('none')
  const manifest = Buffer.from('{}')
  const release: ReleaseFile = {
    name,
    package_version: '0.0.0',
    content_hash: createHash('sha256').update(JSON.stringify(declaration)).digest('hex'),
    shell_contract: '1.0.0',
    declaration,
    preload: { entry: [], chunks: {} },
    shared: {},
    types: 'types.tgz',
    files: { 'types.tgz': fileOf(types), 'mf-manifest.json': fileOf(manifest) },
  }
  return new Map([
    ['types.tgz', types],
    ['mf-manifest.json', manifest],
    ['release.json', Buffer.from(JSON.stringify(release))],
  ])
}

/**
 * Registers every remote by its declaration alone, so that menu, addresses and reads are there and the page hints at no
 * file.
 * The builds beside the API are registered first: the server's start leaves what it knows already as it is.
 */
export const declareRemotes = async (services: Services): Promise<void> => {
  await registerBuiltRemotes(services, 'unknown-builds')
  for (const { name } of remotes) {
    const files = await buildOf(name)
    await addRelease(services, files)
  }
}
