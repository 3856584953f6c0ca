import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file of an archive; its name is a path with slashes. */
export type ZipEntry = { name: string; bytes: Buffer }

const deflate = promisify(deflateRaw)

// The numbers of the ZIP format (APPNOTE 4.3): signatures, the version that is needed, names in UTF-8, deflated.
const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const LOCAL_BYTES = 26
const CENTRAL_BYTES = 42

/** Date and time as DOS counts them: in steps of two seconds, from 1980 on. */
const dosTime = (at: Date): { time: number; date: number } => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
})

/**
 * Packs files into a ZIP, one after the other: only one of them is in memory at a time. For less than 4 GB and 65,535
 * files.
 * @param at the time the files are given
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const { time, date } = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const packed = await deflate(bytes)
    const path = Buffer.from(name, 'utf8')
    // What both headers of a file say of it.
    const facts = Buffer.alloc(LOCAL_BYTES)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(UTF8_NAMES, 2)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(time, 6)
    facts.writeUInt16LE(date, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const central = Buffer.alloc(CENTRAL_BYTES)
    central.writeUInt16LE(VERSION, 0)
    facts.copy(central, 2)
    central.writeUInt32LE(offset, 38)
    directory.push(signed(CENTRAL_HEADER), central, path)
    const local = Buffer.concat([signed(LOCAL_HEADER), facts, path])
    offset += local.length + packed.length
    yield local
    yield packed
  }
  const files = directory.length / 3
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files, 4)
  end.writeUInt16LE(files, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([index, signed(END), end])
}

const signed = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
