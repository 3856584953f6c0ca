import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { allCalls, API_VERSION } from '@kursportal/shared/contract'
import {
  permissionsOf,
  releaseFile,
  SHELL,
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
const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Reads what a build says of itself. Whether it fits is the activation gate's to say. */
export const readRelease = (files: BuiltFiles): ReadBuild => {
  const content = files.get('release.json')
  const parsed = releaseFile.safeParse(parse(content))
  if (!content || !parsed.success) return refused('release.json', 'is missing or not valid')
  const isOfShell = parsed.data.name === SHELL
  const manifest = isOfShell ? {} : parse(files.get('mf-manifest.json'))
  if (isOfShell && !files.has('index.html')) return refused('index.html', 'is missing')
  if (typeof manifest !== 'object' || manifest === null)
    return refused('mf-manifest.json', 'is missing or not valid')
  if (parsed.data.declaration.name !== parsed.data.name)
    return refused('release.json', `declares ${parsed.data.declaration.name}, not ${parsed.data.name}`)
  const wrong = [...files.keys()].filter((path) => !safePath.test(path))
  if (wrong.length > 0)
    return { ok: false, reasons: wrong.map((path) => ({ path, message: 'is not a path we store' })) }
  return { ok: true, release: parsed.data, manifest, releaseIntegrity: integrityOf(content) }
}

/** Compressed copies and what describes the rest: they need no hash of their own. */
const unhashed = /\.(br|gz)$|^release\.json$/

const unpackers = { br: brotliDecompressSync, gz: gunzipSync } as const

/** The endings of the copies a file may have beside itself. */
export const copyEndings = ['.br', '.gz'] as const

/**
 * What a file of a release has in it: its hash, for a compressed copy that of what it unpacks to. Never unpacks more than
 * the file beside it has, so that a small copy cannot fill the memory, whatever the release claims.
 * @returns undefined for a copy that cannot be unpacked, is larger, or is a copy of nothing
 */
export const contentHashOf = (files: BuiltFiles, path: string): string | undefined => {
  const content = files.get(path)
  if (!content) return undefined
  const [, original = '', ending] = /^(.*)\.(br|gz)$/.exec(path) ?? []
  if (ending !== 'br' && ending !== 'gz') return integrityOf(content)
  const maxOutputLength = files.get(original)?.length
  if (!maxOutputLength) return undefined
  try {
    return integrityOf(unpackers[ending](content, { maxOutputLength }))
  } catch {
    return undefined
  }
}

/**
 * What is wrong with the files of a release: each it names must be there unchanged, none may come without a hash, and a
 * compressed copy must be one of what it stands beside.
 * @param hashes what {@link contentHashOf} says of each file that is there
 */
export const wrongFiles = (
  release: ReleaseFile,
  hashes: ReadonlyMap<string, string | undefined>,
): ReleaseNeeds['files'] => [
  ...Object.entries(release.files).flatMap(([path, { integrity }]): ReleaseNeeds['files'] => {
    const found = hashes.get(path)
    if (!hashes.has(path)) return [{ path, wrong: 'file_missing' }]
    return found === integrity ? [] : [{ path, wrong: 'file_differs' }]
  }),
  ...[...hashes.keys()]
    .filter((path) => !unhashed.test(path) && !release.files[path])
    .map((path) => ({ path, wrong: 'hash_missing' as const })),
  ...[...hashes]
    .filter(
      ([path, found]) =>
        /\.(br|gz)$/.test(path) && (found === undefined || found !== hashes.get(path.slice(0, -3))),
    )
    .map(([path]) => ({ path, wrong: 'file_differs' as const })),
]

const served: ReadonlySet<string> = new Set(allCalls.map(({ call }) => `${call.method} ${call.path}`))

/** What a release asks of the API beside what this one has; undefined when its build did not say. */
export const apiNeedsOf = ({ api }: Pick<ReleaseFile, 'api'>): ReleaseNeeds['api'] =>
  api && {
    built_with: api.version,
    served: API_VERSION,
    missing: api.calls.filter((name) => !served.has(name)),
  }

/** What a release needs, in the words of the activation gate. */
export const needsOfRelease = (
  { declaration, shared, types, files, api }: ReleaseFile,
  wrong: ReleaseNeeds['files'] = [],
): ReleaseNeeds => ({
  shell_contract: declaration.shell_contract,
  shared,
  permissions: permissionsOf(declaration),
  // A release from before the gate says neither; one that shares but has no archive lacks it.
  types: types === undefined ? (shared === undefined ? undefined : false) : files[types] !== undefined,
  files: wrong,
  api: apiNeedsOf({ api }),
})
