import { open, type FileHandle } from 'node:fs/promises'

/** The boxes an MP4 or MOV file begins with. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot'])
/** The boxes that carry the film; anything else at the end may be a camera's scribble and counts as nothing. */
const CARRYING_BOXES = new Set(['moov', 'mdat', 'moof'])
/** A file with more boxes than this on its top level is no camera's. */
const MOST_BOXES = 100_000

/**
 * Share of an MP4 or MOV file that its boxes promise and that is not there, 0..1: it was cut off while it was copied.
 * 0 for every other container, whose headers do not say where the file ends (ISO/IEC 14496-12, 4.2: a box says its
 * size; 1 means that it stands behind the name in 64 bits, 0 that the box goes to the end of the file).
 * @param bytes size of the file
 */
export const missingShare = async (path: string, bytes: number): Promise<number> => {
  const file = await open(path)
  try {
    let at = 0
    for (let count = 0; at < bytes && count < MOST_BOXES; count++) {
      const box = await readBox(file, at)
      if (!box || (count === 0 && !FIRST_BOXES.has(box.name))) return 0
      if (box.size === 0) return 0
      at += box.size
      if (at > bytes && CARRYING_BOXES.has(box.name)) return (at - bytes) / at
    }
    return 0
  } finally {
    await file.close()
  }
}

const HEADER = 8
const LONG_HEADER = 16

/** The box that begins at a byte; null when there is none that could be one. */
const readBox = async (file: FileHandle, at: number): Promise<{ name: string; size: number } | null> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONG_HEADER), 0, LONG_HEADER, at)
  if (bytesRead < HEADER) return null
  const name = buffer.toString('latin1', 4, HEADER)
  const short = buffer.readUInt32BE(0)
  if (short === 0) return { name, size: 0 }
  if (short !== 1) return short < HEADER ? null : { name, size: short }
  if (bytesRead < LONG_HEADER) return null
  const size = Number(buffer.readBigUInt64BE(HEADER))
  return size < LONG_HEADER || !Number.isSafeInteger(size) ? null : { name, size }
}
