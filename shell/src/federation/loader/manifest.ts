/** What of a manifest the shell goes by: the path of the entry in the release's folder, and what can be taken from it. */
export type Manifest = { entry: string; exposes: string[] }

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * Reads a remote's `mf-manifest.json`; undefined when it is none. Written by hand: a manifest is looked at before the
 * first screen, and a schema would put the whole schema library into the shell's first file.
 */
export const readManifest = (content: unknown): Manifest | undefined => {
  const entry = fieldOf(fieldOf(fieldOf(content, 'metaData'), 'remoteEntry'), 'name')
  const exposed = fieldOf(content, 'exposes')
  if (typeof entry !== 'string' || entry === '' || !Array.isArray(exposed)) return undefined
  const exposes = exposed.map((one) => fieldOf(one, 'path'))
  return exposes.every((path) => typeof path === 'string') ? { entry, exposes } : undefined
}
