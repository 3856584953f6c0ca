import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive; its name is a path with slashes. */
export type ZipEntry = { name: string; bytes: Buffer }

/** What is packed already is not packed again. */
const isPacked = (name: string): boolean => /\.(?:pdf|png|jpe?g|webp)$/.test(name)

/**
 * Packs files into a ZIP, one after the other: only one of them is in memory at a time. For less than 4 GB.
 * @param at the time the files are given
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { name, bytes } of entries) {
    const file = isPacked(name) ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
    yield* parts.splice(0)
  }
  zip.end()
  yield* parts
}
