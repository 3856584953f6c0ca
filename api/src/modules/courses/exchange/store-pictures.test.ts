import sharp from 'sharp'
import { storePictures } from './store-pictures.ts'
import type { ImportPlan } from './plan.types.ts'

const planOf = async (names: string[]): Promise<ImportPlan> => {
  const bytes = await sharp({ create: { width: 900, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return {
    format: 'docx',
    title: 'Text',
    chapters: [],
    left_out: [],
    pictures: new Map(names.map((name) => [name, name === 'kaputt' ? bytes.subarray(0, 60) : bytes])),
  }
}

/** A storage that keeps what it gets, and fails for good once it has got so much. */
const storageOf = (most: number) => {
  const files = new Set<string>()
  const storage = {
    put: async (key: string) => {
      if (files.size >= most) throw new Error('full')
      files.add(key)
    },
    remove: async (folder: string) => {
      for (const key of files) if (key.startsWith(folder)) files.delete(key)
    },
  }
  return { files, storage: storage as unknown as Parameters<typeof storePictures>[0]['storage'] }
}

it('stores all pictures, and tells of one that is damaged', async () => {
  const { files, storage } = storageOf(100)
  const plan = await planOf(['a', 'b', 'kaputt', 'c'])
  const stored = await storePictures({ storage }, plan)
  expect([...stored.keys()].toSorted()).toEqual(['a', 'b', 'c'])
  expect(files.size).toBeGreaterThanOrEqual(3)
  expect(plan.left_out).toEqual([{ what: 'Text', reason: 'picture' }])
  expect([...plan.pictures.keys()]).toEqual(['a', 'b', 'c'])
})

it('leaves nothing behind where one cannot be stored, not even the half of it', async () => {
  // Each picture has two sizes: the second one fails in the middle.
  const { files, storage } = storageOf(3)
  await expect(storePictures({ storage }, await planOf(['a', 'b', 'c', 'd']))).rejects.toThrow('full')
  expect([...files]).toEqual([])
})
