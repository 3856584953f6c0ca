import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { takeDueOf } from '../retention/take-due.ts'
import { imageKey } from './images.rules.ts'

const DAY = 86_400
const WIDTH = 320

describe('pictures whose process ended while it made their sizes', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const addPicture = async (state: 'processing' | 'ready'): Promise<string> => {
    const { db, storage, clock } = platform.context
    const id = newId()
    await db
      .insertInto('images')
      .values({ id, state, content_type: 'image/webp', created_at: clock.now() })
      .execute()
    await storage.put(imageKey(id, WIDTH), Buffer.from('picture'))
    return id
  }
  const isStored = async (id: string): Promise<boolean> => {
    const file = await platform.context.storage.get(imageKey(id, WIDTH))
    file?.stream.destroy()
    return file !== null
  }

  it('go after a day with what was stored of them; pictures that are made stay', async () => {
    const broken = await addPicture('processing')
    const ready = await addPicture('ready')
    platform.clock.advance(DAY - 60)
    const running = await addPicture('processing')
    const sweep = () => takeDueOf(platform.services, ['unfinished_images'])
    expect(await sweep()).toBe(0)
    platform.clock.advance(120)
    expect(await sweep()).toBe(1)
    const left = await platform.context.db.selectFrom('images').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual([ready, running].toSorted())
    await waitUntil(async () => !(await isStored(broken)))
    expect([await isStored(ready), await isStored(running)]).toEqual([true, true])
  })
})
