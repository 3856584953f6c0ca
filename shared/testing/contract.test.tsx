import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteModule } from '../federation/remote-module.ts'
import { brokenPromises } from './contract.ts'

const declaration = {
  name: 'mf-test',
  title: 'Test',
  routes: [{ prefix: '/test' }],
  nav: [{ key: 'test', label: 'Test', path: '/test', place: 'top', order: 1 }],
  shell_contract: '^1.0',
  owner: 'Team',
}
const remote: RemoteModule = {
  routes: [{ path: '/test', element: null, children: [{ path: 'more', element: null }] }],
  texts: { title: 'Ein Titel' },
}

describe('the promises between a remote and the shell', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-contract-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const broken = async (change: object = {}, module: Partial<RemoteModule> = {}): Promise<string[]> => {
    const file = join(folder, 'remote.json')
    await writeFile(file, JSON.stringify({ ...declaration, ...change }))
    return brokenPromises(pathToFileURL(file), { ...remote, ...module })
  }

  it('are kept by a whole remote', async () => {
    expect(await broken()).toEqual([])
  })

  it.each<[string, object, Partial<RemoteModule>, string]>([
    ['another shell', { shell_contract: '^2.0' }, {}, 'is written for ^2.0'],
    ['a route of somebody else', {}, { routes: [{ path: '/admin', element: null }] }, '/admin lies below no'],
    ['no route', {}, { routes: [] }, 'has no routes'],
    ['an empty text', {}, { texts: { title: ' ' } }, 'is no text'],
    [
      'a menu entry of somebody else',
      { nav: [{ ...declaration.nav[0], path: '/sales' }] },
      {},
      '/sales leads to another remote',
    ],
  ])('are broken by %s', async (_, change, module, sentence) => {
    expect((await broken(change, module)).join()).toContain(sentence)
  })
})
