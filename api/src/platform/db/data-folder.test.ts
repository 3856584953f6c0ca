import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataFolder } from './data-folder.ts'

describe('the lock of a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is refused while a process has it', async () => {
    const release = await lockDataFolder(folder)
    const held = () => Promise.reject(Object.assign(new Error('held'), { code: 'ELOCKED' }))
    await rm(join(folder, 'owner.json'))
    await expect(lockDataFolder(folder, held)).rejects.toThrow('Another Kursportal process')
    await release()
  })

  it('that a full disk refuses is told as that, not as another process', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await expect(lockDataFolder(folder, () => Promise.reject(full))).rejects.toBe(full)
  })
})
