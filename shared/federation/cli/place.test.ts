import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, placeOf } from './place.ts'
import { readWords } from './words.ts'

describe('where a command is typed', () => {
  let root: string
  const write = async (path: string, content: object): Promise<void> => {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), JSON.stringify(content))
  }
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-place-'))
  })
  afterEach(() => rm(root, { recursive: true }))

  it('in the platform’s repository each remote has its folder', async () => {
    await write('package.json', { name: 'kursportal' })
    await write('mf-sales/remote.json', { name: 'mf-sales' })
    await write('shell/package.json', { name: '@kursportal/shell' })
    const place = placeOf(root)
    expect(place).toEqual({ root, isPlatform: true, here: undefined })
    expect(placeOf(join(root, 'mf-sales'))).toEqual({ ...place, here: 'mf-sales' })
    expect(placeOf(join(root, 'shell'))).toEqual({ ...place, here: 'shell' })
    expect(folderOf(place, 'mf-forum')).toBe(join(root, 'mf-forum'))
  })

  it('a repository of its own is the folder of its remote', async () => {
    await write('package.json', { name: 'mf-tanz' })
    await write('remote.json', { name: 'mf-tanz' })
    await mkdir(join(root, 'src'))
    const place = placeOf(join(root, 'src'))
    expect(place).toEqual({ root, isPlatform: false, here: 'mf-tanz' })
    expect(folderOf(place, 'mf-tanz')).toBe(root)
  })

  it('is known by its package where remote.json cannot be read', async () => {
    await write('package.json', { name: 'kursportal' })
    await write('mf-sales/package.json', { name: '@kursportal/mf-sales' })
    await writeFile(join(root, 'mf-sales', 'remote.json'), '{ name: ')
    expect(placeOf(join(root, 'mf-sales')).here).toBe('mf-sales')
  })

  it('elsewhere there is none yet', () => {
    expect(placeOf(root)).toEqual({ root, isPlatform: false, here: undefined })
  })
})

it.each([
  ['rollback', ['mf-tanz']],
  ['activate latest', ['mf-tanz', 'latest']],
  ['activate mf-sales latest', ['mf-sales', 'latest']],
  ['flag loud on', ['mf-tanz', 'loud', 'on']],
  ['token create', ['create', 'mf-tanz']],
  ['token revoke', ['revoke']],
  ['create', []],
  ['list', []],
])('%s is about the remote it is typed at, unless it names one', (line, rest) => {
  expect(readWords(line.split(' '), 'mf-tanz').rest).toEqual(rest)
})
