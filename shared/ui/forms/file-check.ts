/** What a file may be. `accept` as in HTML: `image/*`, `video/mp4`, `.vtt`. */
export type FileLimits = { accept?: string; maxBytes?: number }

/** Why a file is refused. */
export type FileProblem = 'wrong_type' | 'heic' | 'too_large' | 'empty'

/** Whether a file is of a kind that `accept` names, by its type or its ending. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase())
  if (kinds.every((kind) => kind === '')) return true
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    if (kind.endsWith('/*')) return file.type.toLowerCase().startsWith(kind.slice(0, -1))
    return file.type.toLowerCase() === kind
  })
}

/** The photos of an iPhone as they lie on a computer: hardly any browser shows them. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/** What is wrong with a file before it is sent anywhere; undefined when nothing is. */
export function fileProblem(file: File, { accept, maxBytes }: FileLimits): FileProblem | undefined {
  if (!isAccepted(file, accept)) return isHeic(file) && accept?.includes('image/') ? 'heic' : 'wrong_type'
  if (file.size === 0) return 'empty'
  return maxBytes !== undefined && file.size > maxBytes ? 'too_large' : undefined
}
