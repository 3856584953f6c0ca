import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordingLog } from '../testing/recording-log.ts'
import { readConfig } from './config.ts'
import { openServices } from './services.ts'

it('warns at a start that lacks a secret the database was written with before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-secret-'))
  const start = async (secrets: Record<string, string>) => {
    const { log, lines } = recordingLog()
    const config = readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: dataDir, ...secrets })
    const services = await openServices(config, log, { isCommand: true })
    await services.close()
    return lines().filter((line) => line.includes('KURSPORTAL_SECRET_OLD'))
  }
  const first = 'the first secret of at least thirty-two characters'
  const KURSPORTAL_SECRET = 'the second secret of at least thirty-two characters'
  expect(await start({ KURSPORTAL_SECRET: first })).toEqual([])
  expect(await start({ KURSPORTAL_SECRET, KURSPORTAL_SECRET_OLD: first })).toEqual([])
  expect(await start({ KURSPORTAL_SECRET })).toEqual([expect.stringContaining('"level":40')])
  await rm(dataDir, { recursive: true })
}, 120_000)
