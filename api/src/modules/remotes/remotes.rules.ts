import { createHash } from 'node:crypto'
import { releaseFile, SHELL_CONTRACT_VERSION, type ReleaseFile } from '@kursportal/shared/federation'
import { satisfies } from 'semver'

/** The files of a build by their path in the folder. */
export type BuiltFiles = ReadonlyMap<string, Buffer>

/** Either everything that publishing needs, or why the build cannot be published. */
export type ReleaseVerdict =
  | { ok: true; release: ReleaseFile; manifest: object }
  | { ok: false; reasons: { path: string; message: string }[] }

const refused = (path: string, message: string): ReleaseVerdict => ({
  ok: false,
  reasons: [{ path, message }],
})

const parse = (content: Buffer | undefined): unknown => {
  try {
    return content && JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A path that stays inside the release's folder and that the storage takes. */
const safePath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/**
 * Checks a build before it becomes a release: `release.json` is what it should be, its shell contract range fits this
 * shell, and every file it names is there with exactly the content it was built with.
 */
export const judgeRelease = (files: BuiltFiles): ReleaseVerdict => {
  const parsed = releaseFile.safeParse(parse(files.get('release.json')))
  if (!parsed.success) return refused('release.json', 'is missing or not valid')
  const release = parsed.data
  const manifest = parse(files.get('mf-manifest.json'))
  if (typeof manifest !== 'object' || manifest === null)
    return refused('mf-manifest.json', 'is missing or not valid')
  const range = release.declaration.shell_contract
  const reasons = satisfies(SHELL_CONTRACT_VERSION, range)
    ? []
    : [
        {
          path: 'remote.json',
          message: `needs shell contract ${range}, this shell has ${SHELL_CONTRACT_VERSION}`,
        },
      ]
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const content = files.get(path)
    if (!content) reasons.push({ path, message: 'is missing' })
    else if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
      reasons.push({ path, message: 'is not the file that was built' })
  }
  for (const path of files.keys())
    if (!safePath.test(path)) reasons.push({ path, message: 'is not a path we store' })
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, release, manifest }
}
