import { crc32, inflateRawSync } from 'node:zlib'

const CENTRAL_HEADER = 0x02014b50
const END_BYTES = 22

/** The files of a ZIP by their names, read by its index; one that is damaged throws. */
export const unzipped = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.length - END_BYTES
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== CENTRAL_HEADER) throw new Error('the index of the ZIP is damaged')
    const [packed, nameBytes] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = inflateRawSync(zip.subarray(from, from + packed))
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
