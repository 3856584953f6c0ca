import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { z } from 'zod'
import { addPerson } from '../../seed/scenarios/people.ts'
import { readConfig, type Config } from '../config.ts'
import { inTransaction } from '../context.ts'
import { registerMailJobs } from '../mail/mail.jobs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { openServices } from '../services.ts'
import { backUp } from './back-up.ts'
import { lastBackup } from './last-backup.ts'
import { manifestSchema } from './manifest.ts'
import { restore } from './restore.ts'

const log = pino({ level: 'silent' })
const run = promisify(execFile)

describe('a backup of an embedded platform', () => {
  let root: string
  const configOf = (name: string): Config =>
    readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: join(root, name), KURSPORTAL_LOG: 'silent' })
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-backup-'))
    const services = await openServices(configOf('first'), log, { isCommand: true })
    await registerMailJobs(services)
    await inTransaction(services, async (context) => {
      await addPerson(context, { email: 'anna@beispiel.de' })
      await queueMail(context, { to: 'anna@beispiel.de', subject: 'A', html: 'A', text: 'A' })
    })
    await services.storage.put('a/b.txt', Buffer.from('Guten Tag'))
    await services.close()
  }, 120_000)
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('comes back with every row and file, and only with its secret, into a place that is empty', async () => {
    const manifest = await backUp(configOf('first'), join(root, 'backup'))
    expect(manifest).toMatchObject({ kind: 'embedded', files: 1, rows: { users: 1 } })
    await expect(backUp(configOf('first'), join(root, 'backup'))).rejects.toThrow('exists already')

    const backup = join(root, 'backup')
    await expect(restore(configOf('second'), backup, true)).rejects.toThrow('secret of this backup is needed')
    await mkdir(join(root, 'other'), { recursive: true })
    await writeFile(join(root, 'other', 'secret'), 'another secret, at least thirty-two characters')
    await expect(restore(configOf('other'), backup, true)).rejects.toThrow('not the one of the backup')
    await expect(restore(configOf('first'), backup, true)).rejects.toThrow('is not empty')

    await cp(join(root, 'first', 'secret'), join(root, 'second', 'secret'), { recursive: true })
    expect((await restore(configOf('second'), backup, true)).differences).toEqual([])
    const services = await openServices(configOf('second'), log, { isCommand: true })
    const people = await services.database.db.selectFrom('users').select('email').execute()
    expect(people).toEqual([{ email: 'anna@beispiel.de' }])
    const mails = await services.database.db.selectFrom('mails').select('state').execute()
    expect(mails).toEqual([{ state: 'kept' }])
    expect(services.isCopy).toBe(true)
    const file = await services.storage.get('a/b.txt')
    expect(file && (await text(file.stream))).toBe('Guten Tag')
    await services.close()
  }, 120_000)

  it('is not made where there is no platform, nor where it cannot be written; then nothing is left behind', async () => {
    const nothing = join(root, 'of-nothing')
    await expect(backUp(configOf('nowhere'), nothing)).rejects.toThrow(/no platform in .*KURSPORTAL_DATA_DIR/)
    expect([existsSync(nothing), existsSync(join(root, 'nowhere'))]).toEqual([false, false])
    const inFile = join(root, 'backup', 'backup.json', 'below')
    await expect(backUp(configOf('first'), inFile)).rejects.toThrow(/cannot be written .*--to/)
  })

  it('leaves nothing of itself behind where it fails midway', async () => {
    await cp(join(root, 'first', 'database'), join(root, 'unreadable', 'database'), { recursive: true })
    await mkdir(join(root, 'unreadable', 'secret'))
    const to = join(root, 'midway')
    await expect(backUp(configOf('unreadable'), to)).rejects.toThrow('cannot be read')
    expect([to, `${to}.part`].filter((folder) => existsSync(folder))).toEqual([])
  }, 120_000)

  it('is noted in the platform it was made of, and not in itself', async () => {
    const noted = async (name: string) => {
      const services = await openServices(configOf(name), log, { isCommand: true })
      const at = await lastBackup(services.database.db)
      await services.close()
      return at
    }
    const { made_at } = manifestSchema.parse(
      JSON.parse(await readFile(join(root, 'backup', 'backup.json'), 'utf8')),
    )
    expect(await noted('first')).toBe(made_at)
    expect(await noted('second')).toBeNull()
  }, 120_000)

  it('is restored by a command that ends', async () => {
    const command = fileURLToPath(new URL('../../commands/restore.ts', import.meta.url))
    const restored = async (backup: string, into: string): Promise<string> => {
      await cp(join(root, 'first', 'secret'), join(root, into, 'secret'), { recursive: true })
      const { stdout } = await run(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', command, '--from', join(root, backup)],
        {
          env: { PATH: process.env['PATH'], NODE_ENV: 'test', KURSPORTAL_DATA_DIR: join(root, into) },
          timeout: 60_000,
        },
      )
      return stdout
    }
    expect(await restored('backup', 'by-command')).toContain('is restored, row by row and file by file.')

    // As of a platform whose files lie in a bucket.
    await cp(join(root, 'backup'), join(root, 'of-bucket'), { recursive: true })
    await rm(join(root, 'of-bucket', 'files'), { recursive: true })
    const file = join(root, 'of-bucket', 'backup.json')
    const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    await writeFile(file, JSON.stringify({ ...manifest, files: null, uploads: null }))
    expect(await restored('of-bucket', 'bucketless')).toMatch(/is restored, row by row\. It holds no files/)
  }, 120_000)

  it.each(['backup', 'restore'])(
    '%s says how it is used to who mistypes it',
    async (name) => {
      const command = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url))
      const env = { PATH: process.env['PATH'], KURSPORTAL_DATA_DIR: join(root, 'mistyped') }
      const failed = await run(process.execPath, [command, '--folder', 'x'], { env }).catch(
        (error: unknown) => error,
      )
      const { stderr } = z.object({ stderr: z.string() }).parse(failed)
      expect(stderr).toMatch(new RegExp(`Unknown option '--folder'[^]*\\nUsage: npm run ${name} -- --`))
      expect(stderr).not.toMatch(/\n +at /)
    },
    60_000,
  )

  it('says where what is there differs from what the backup says of itself', async () => {
    await cp(join(root, 'backup'), join(root, 'torn'), { recursive: true })
    await rm(join(root, 'torn', 'files', 'a'), { recursive: true })
    await cp(join(root, 'first', 'secret'), join(root, 'third', 'secret'), { recursive: true })
    const { differences } = await restore(configOf('third'), join(root, 'torn'), false)
    expect(differences).toEqual(['0 files instead of 1'])
    await rm(join(root, 'torn', 'backup.json'))
    await expect(restore(configOf('fourth'), join(root, 'torn'), false)).rejects.toThrow('not a whole backup')
  }, 120_000)
})
