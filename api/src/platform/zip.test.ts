import { unzipped } from '../testing/unzip.ts'
import { zipOf, type ZipEntry } from './zip.ts'

const pack = async (entries: ZipEntry[]): Promise<Buffer> => {
  // oxlint-disable-next-line typescript/require-await -- a source of files is asynchronous
  async function* source() {
    yield* entries
  }
  const parts: Uint8Array[] = []
  for await (const part of zipOf(source(), new Date('2026-03-02T08:30:10Z'))) parts.push(part)
  return Buffer.concat(parts)
}

const entries: ZipEntry[] = [
  { name: 'meine-daten.json', bytes: Buffer.from('{"name":"Đoković"}'.repeat(500)) },
  { name: 'bescheinigungen/Größe.pdf', bytes: Buffer.from([0, 255, 1, 254]) },
  { name: 'leer.txt', bytes: Buffer.alloc(0) },
]

describe('a ZIP', () => {
  it('gives back every file as it was', async () => {
    const files = unzipped(await pack(entries))
    expect([...files.keys()]).toEqual(entries.map(({ name }) => name))
    for (const { name, bytes } of entries) expect(files.get(name)).toEqual(bytes)
  })

  it('is smaller than what is in it', async () => {
    expect((await pack(entries)).length).toBeLessThan(1000)
  })

  it('can be empty', async () => {
    expect(unzipped(await pack([])).size).toBe(0)
  })
})
