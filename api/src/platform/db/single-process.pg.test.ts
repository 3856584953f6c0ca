import { pino } from 'pino'
import { ConfigError } from '../config.ts'
import { requireSingleProcess } from './single-process.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const log = pino({ level: 'silent' })

describe('a database whose files lie on the disk of one process', () => {
  it('refuses a second process, and takes the next one once the first has ended', async () => {
    const letGo = await requireSingleProcess(url, log)
    await expect(requireSingleProcess(url, log, 600)).rejects.toBeInstanceOf(ConfigError)
    const next = requireSingleProcess(url, log, 10_000)
    await letGo()
    await (
      await next
    )()
  })
})
