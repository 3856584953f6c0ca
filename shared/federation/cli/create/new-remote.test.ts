import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHELL_CONTRACT_VERSION } from '../../contract-version.ts'
import { remoteDeclaration } from '../../declaration.ts'
import { runCommand } from '../run.ts'
import { type } from '../type.testing.ts'

describe('a new remote', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-create-'))
    await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: ['api', 'mf-sales', 'e2e'] }))
  })
  afterEach(() => rm(root, { recursive: true }))
  const create = (line: string) => type(`create ${line}`, {}, {}, root)

  it('is a valid declaration, a workspace, and every file it needs', async () => {
    expect((await create('mf-forum --title "Das Forum"')).code).toBe(0)
    const read = (path: string) => readFile(join(root, path), 'utf8')
    expect(remoteDeclaration.parse(JSON.parse(await read('mf-forum/remote.json')))).toMatchObject({
      title: 'Das Forum',
      routes: [{ prefix: '/forum' }],
      owner: 'Team Das Forum',
    })
    expect(JSON.parse(await read('package.json'))).toEqual({
      workspaces: ['api', 'mf-sales', 'mf-forum', 'e2e'],
    })
    expect(await read('mf-forum/src/routes.tsx')).toContain("path: '/forum'")
  })

  it('stands beside the menu of the admin area where its page is below it', async () => {
    const page = (name: string) => readFile(join(root, name, 'src/features/start/StartPage.tsx'), 'utf8')
    await create('mf-hof --path /admin/hof')
    expect(await page('mf-hof')).toMatch(/<AdminArea>\s*<PageFrame/)
    await create('mf-forum')
    expect(await page('mf-forum')).not.toContain('admin')
  })

  it('adds a line to package.json and moves none', async () => {
    const before = { name: 'kursportal', workspaces: ['mf-sales', 'e2e'], scripts: {} }
    await writeFile(join(root, 'package.json'), `${JSON.stringify(before, null, 2)}\n`)
    await create('mf-forum')
    const lines = JSON.stringify(before, null, 2).replace('"mf-sales",', '"mf-sales",\n    "mf-forum",')
    expect(await readFile(join(root, 'package.json'), 'utf8')).toBe(`${lines}\n`)
  })

  it('outside of the platform’s repository is one of its own, with the kit from a registry', async () => {
    await rm(join(root, 'package.json'))
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const place = { root, isPlatform: false, here: undefined }
    expect(await runCommand(['create', 'mf-tanz'], { say, complain: say, env: {}, fetch, place })).toBe(0)
    const read = (path: string) => readFile(join(root, 'mf-tanz', path), 'utf8')
    const own = JSON.parse(await read('package.json'))
    expect(own.devDependencies).toEqual({ '@kursportal/shared': `^${SHELL_CONTRACT_VERSION}` })
    expect(own.scripts).toMatchObject({ dev: 'kursportal dev', release: 'kursportal release' })
    expect(JSON.parse(await read('tsconfig.json')).extends).toBe('@kursportal/shared/tsconfig.base.json')
    expect(await read('README.md')).toContain('npm run dev')
    expect(said.join('\n')).toContain('cd mf-tanz && npm install')
    await expect(readFile(join(root, 'package.json'))).rejects.toThrow('ENOENT')
  })

  it.each([
    ['a name without mf-', 'forum', 'forum is no name of a remote: it begins with mf-'],
    ['a name in capitals', 'mf-Forum', 'lower-case'],
    ['the shell', 'shell', 'The shell is there already'],
    ['a path that is none', 'mf-forum --path forum', 'routes.0.prefix'],
  ])('refuses %s', async (_, line, sentence) => {
    const { code, complaints } = await create(line)
    expect(code).toBe(2)
    expect(complaints).toContain(sentence)
  })

  it('never writes over what is there', async () => {
    await create('mf-forum')
    expect((await create('mf-forum')).complaints).toContain('belongs to mf-forum')
    expect((await create('mf-forum --path /anderswo')).complaints).toContain('is there already')
  })

  it.each([
    ['{ "name": ', 'mf-forum/remote.json is not valid:\n  '],
    ['{}', 'mf-forum/remote.json is not valid:\n  name: '],
  ])('says which remote.json is not valid: %s', async (content, sentence) => {
    await create('mf-forum')
    await writeFile(join(root, 'mf-forum', 'remote.json'), content)
    const { code, complaints } = await create('mf-chat')
    expect(code).toBe(1)
    expect(complaints).toContain(sentence)
  })

  it('has no path below another’s, unless that one leaves it open', async () => {
    await create('mf-forum')
    expect((await create('mf-chat --path /forum/chat')).complaints).toContain(
      '/forum/chat belongs to mf-forum',
    )
    const file = join(root, 'mf-forum', 'remote.json')
    const declaration = remoteDeclaration.parse(JSON.parse(await readFile(file, 'utf8')))
    const routes = declaration.routes.map((route) => ({ ...route, open_below: true }))
    await writeFile(file, JSON.stringify({ ...declaration, routes }))
    expect((await create('mf-chat --path /forum/chat')).code).toBe(0)
  })

  it('is not shown on a platform that does not answer', async () => {
    await create('mf-forum')
    const { code, complaints } = await type('dev mf-forum', {}, {}, root)
    expect(code).toBe(6)
    expect(complaints).toContain('Nothing answers at http://localhost:3000.')
  })
})
