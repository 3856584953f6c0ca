import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What lies in `ops/`, by its path. */
const files = readdirSync(join(root, 'ops'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length))

const named = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
]

describe('the files for operating', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('watch figures that exist', async () => {
    const { text: told } = await platform.client.inject({
      method: 'GET',
      url: '/api/metrics',
      remoteAddress: '127.0.0.1',
    })
    const figures = new Set(named(/^# TYPE (\w+) /gm, told))
    const wanted = files
      .filter((path) => /prometheus|grafana/.test(path))
      .flatMap((path) => named(/\b(kursportal_\w+)/g, read(path)))
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    expect(figures.size).toBeGreaterThan(20)
    expect(new Set(wanted).size).toBeGreaterThan(8)
    expect(wanted.filter((name) => !figures.has(name))).toEqual([])
  })

  it('group by no label that Prometheus refuses as a word of its own', () => {
    const grouped = files
      .filter((path) => /prometheus|grafana/.test(path))
      .flatMap((path) => named(/\b(?:by|on|without|ignoring) \(([^)]*)\)/g, read(path)))
      .flatMap((labels) => labels.split(',').map((label) => label.trim()))
    expect(grouped).toContain('instance')
    expect(grouped).not.toContain('without')
  })

  it('set what the table of settings knows', () => {
    const known = new Set(
      named(/`([A-Z][A-Z0-9_]+)`/g, read('docs/operation.md').split('## One machine')[0] ?? ''),
    )
    const set = files
      .filter((path) => /Containerfile$|systemd|several\.yaml|one-machine\.yaml|env\.example/.test(path))
      .flatMap((path) => named(/\b((?:KURSPORTAL|DATABASE|S3|SMTP)_[A-Z0-9_]+)\b/g, read(path)))
      // Of the proxy and of the image itself, not of the platform.
      .filter((name) => !['KURSPORTAL_HOST', 'KURSPORTAL_WEB', 'KURSPORTAL_IMAGE'].includes(name))
    expect(known.size).toBeGreaterThan(25)
    expect([...new Set(set)].filter((name) => !known.has(name))).toEqual([])
  })

  it('run the Node that the platform is built for', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
    const images = named(/^FROM \S*node:([\d.]+)-/gm, read('ops/Containerfile'))
    expect(images).toEqual([devDependencies.node])
  })

  it('start what is there', () => {
    const commands = files.flatMap((path) => named(/\b(api\/src\/[\w./-]+\.ts)\b/g, read(path)))
    expect(new Set(commands).size).toBeGreaterThan(2)
    for (const path of commands) expect(read(path)).not.toBe('')
  })
})
