import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { recordingLog } from '../testing/recording-log.ts'
import { readConfig } from './config.ts'
import { openServices } from './services.ts'

const run = promisify(execFile)

describe('a secret the database was written with before, and that is not given', () => {
  const first = 'the first secret of at least thirty-two characters'
  const KURSPORTAL_SECRET = 'the second secret of at least thirty-two characters'
  let KURSPORTAL_DATA_DIR: string
  beforeAll(async () => {
    KURSPORTAL_DATA_DIR = await mkdtemp(join(tmpdir(), 'kursportal-secret-'))
  })
  afterAll(() => rm(KURSPORTAL_DATA_DIR, { recursive: true, force: true }))

  it('is warned of at a start', async () => {
    const start = async (secrets: Record<string, string>) => {
      const { log, lines } = recordingLog()
      const config = readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR, ...secrets })
      const services = await openServices(config, log, { isCommand: true })
      await services.close()
      return lines().filter((line) => line.includes('KURSPORTAL_SECRET_OLD'))
    }
    expect(await start({ KURSPORTAL_SECRET: first })).toEqual([])
    expect(await start({ KURSPORTAL_SECRET, KURSPORTAL_SECRET_OLD: first })).toEqual([])
    expect(await start({ KURSPORTAL_SECRET })).toEqual([expect.stringContaining('"level":40')])
  }, 120_000)

  it.each([
    ['deploy-remotes', []],
    ['create-admin', ['--email', 'ada@beispiel.de']],
  ])(
    'is said by %s in a sentence',
    async (name, typed) => {
      const command = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url))
      const settings = { NODE_ENV: 'test', KURSPORTAL_DATA_DIR, KURSPORTAL_SECRET }
      const { stderr } = await run(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', command, ...typed],
        { env: { PATH: process.env['PATH'], ...settings }, timeout: 60_000 },
      )
      expect(stderr).toMatch(/^A secret the database was written with before is not given: /m)
    },
    120_000,
  )
})
