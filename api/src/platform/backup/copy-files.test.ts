import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyFiles } from './copy-files.ts'

describe('copying files of a platform that goes on', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-copy-files-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const from = () => join(root, 'files')
  const to = () => join(root, 'copy')
  const write = async (name: string): Promise<void> => {
    await mkdir(dirname(join(from(), name)), { recursive: true })
    await writeFile(join(from(), name), name)
  }
  const copied = async (): Promise<string[]> => {
    const entries = await readdir(to(), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  it('takes folders as they are, and leaves out what is still being written', async () => {
    await write('a/b/c.txt')
    await write('d.txt')
    await write('d.txt.0190.part')
    expect(await copyFiles(from(), to())).toBe(2)
    expect((await copied()).toSorted()).toEqual(['c.txt', 'd.txt'])
    expect(await readFile(join(to(), 'a/b/c.txt'), 'utf8')).toBe('a/b/c.txt')
  })

  it('passes over what was removed after its name was read', async () => {
    await write('a.txt')
    // A name that leads nowhere is what a removed file is to who read its name before.
    await symlink(join(root, 'nowhere'), join(from(), 'gone.txt'))
    expect(await copyFiles(from(), to())).toBe(1)

    for (let film = 0; film < 40; film += 1) await write(`media/f${film}/index.m3u8`)
    const copying = copyFiles(from(), to())
    await rm(join(from(), 'media/f39'), { recursive: true })
    expect(await copying).toBe((await copied()).length)
  })

  it('has nothing to copy where there is no folder', async () => {
    expect(await copyFiles(from(), to())).toBe(0)
  })

  it('follows a link to a folder on another disk', async () => {
    await mkdir(join(root, 'disk'))
    await writeFile(join(root, 'disk', 'a.txt'), 'a')
    await mkdir(from())
    await symlink(join(root, 'disk'), join(from(), 'media'))
    expect(await copyFiles(from(), to())).toBe(1)
    expect(await readFile(join(to(), 'media', 'a.txt'), 'utf8')).toBe('a')
  })
})
