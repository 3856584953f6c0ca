import { createHash } from 'node:crypto'
import {
  permissionsOf,
  releaseFile,
  type ReleaseFile,
  type ReleaseNeeds,
} from '@kursportal/shared/federation'

/** The files of a build by their path in the folder. */
export type BuiltFiles = ReadonlyMap<string, Buffer>

/** Either a build that can be judged, or why it is none. */
export type ReadBuild =
  | { ok: true; release: ReleaseFile; manifest: object; releaseIntegrity: string }
  | { ok: false; reasons: { path: string; message: string }[] }

const refused = (path: string, message: string): ReadBuild => ({ ok: false, reasons: [{ path, message }] })

const parse = (content: Buffer | undefined): unknown => {
  try {
    return content && JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A path that stays inside the release's folder and that the storage takes. */
const safePath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** The hash of a file in the form browsers check. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Reads what a build says of itself. Whether it fits is the activation gate's to say. */
export const readRelease = (files: BuiltFiles): ReadBuild => {
  const content = files.get('release.json')
  const parsed = releaseFile.safeParse(parse(content))
  if (!content || !parsed.success) return refused('release.json', 'is missing or not valid')
  const manifest = parse(files.get('mf-manifest.json'))
  if (typeof manifest !== 'object' || manifest === null)
    return refused('mf-manifest.json', 'is missing or not valid')
  const wrong = [...files.keys()].filter((path) => !safePath.test(path))
  if (wrong.length > 0)
    return { ok: false, reasons: wrong.map((path) => ({ path, message: 'is not a path we store' })) }
  return { ok: true, release: parsed.data, manifest, releaseIntegrity: integrityOf(content) }
}

/** Compressed copies and what describes the rest: they need no hash of their own. */
const unhashed = /\.(br|gz)$|^release\.json$/

/** What is wrong with the files of a release: each it names must be there unchanged, and none may come without a hash. */
export const wrongFiles = (
  release: ReleaseFile,
  hashes: ReadonlyMap<string, string>,
): ReleaseNeeds['files'] => [
  ...Object.entries(release.files).flatMap(([path, { integrity }]): ReleaseNeeds['files'] => {
    const found = hashes.get(path)
    if (found === undefined) return [{ path, wrong: 'file_missing' }]
    return found === integrity ? [] : [{ path, wrong: 'file_differs' }]
  }),
  ...[...hashes.keys()]
    .filter((path) => !unhashed.test(path) && !release.files[path])
    .map((path) => ({ path, wrong: 'hash_missing' as const })),
]

/** What a release needs, in the words of the activation gate. */
export const needsOfRelease = (
  { declaration, shared, types, files }: ReleaseFile,
  wrong: ReleaseNeeds['files'] = [],
): ReleaseNeeds => ({
  shell_contract: declaration.shell_contract,
  shared,
  permissions: permissionsOf(declaration),
  // A release from before the gate says neither; one that shares but has no archive lacks it.
  types: types === undefined ? (shared === undefined ? undefined : false) : files[types] !== undefined,
  files: wrong,
})
