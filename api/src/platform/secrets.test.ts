import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { createSecrets, loadSecrets } from './secrets.ts'
import { requireKnownSecret } from './secret-fingerprint.ts'
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const first = 'the first secret, at least thirty-two characters'
const second = 'the second secret, at least thirty-two characters'
const third = 'the third secret, at least thirty-two characters'

describe('a ring of secrets', () => {
  it('reads and verifies what a former secret made, and makes everything with the current one', () => {
    const before = createSecrets(first)
    const after = createSecrets(second, [first])
    expect(after.decrypt(before.encrypt('DE02 1203 0000'))).toBe('DE02 1203 0000')
    expect(after.verify('a link', before.sign('a link'))).toBe(true)
    expect(before.verify('a link', after.sign('a link'))).toBe(false)
    expect(after.signatures('a link')).toEqual([after.sign('a link'), before.sign('a link')])
    expect(before.signatures('a link')).toEqual([before.sign('a link')])
    expect(() => before.decrypt(after.encrypt('new'))).toThrow('authenticate')
    expect(createSecrets(third, [second, first]).decrypt(before.encrypt('older'))).toBe('older')
    expect(() => createSecrets(third, [second]).decrypt(before.encrypt('older'))).toThrow('authenticate')
  })
})

describe('the file of a secret', () => {
  it('that cannot be read is named, with what to do', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-secret-'))
    await mkdir(join(dataDir, 'secret'))
    const config = readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: dataDir })
    await expect(loadSecrets(config)).rejects.toThrow(/secret cannot be read .*Give the file to the user/)
    await rm(dataDir, { recursive: true })
  })
})

describe('the secret of a database', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())
  const start = (secret: string, ...former: string[]) =>
    requireKnownSecret(platform.services.database.db, createSecrets(secret, former))

  it('is the one of the first start; another one is refused with what to do', async () => {
    await start(first)
    await start(first)
    await expect(start(second)).rejects.toBeInstanceOf(ConfigError)
    await expect(start(second)).rejects.toThrow('KURSPORTAL_SECRET_OLD')
  })

  it('is replaced by one that comes with the one before it; the old one alone is refused from then on', async () => {
    await start(first)
    await start(second, first)
    await start(second)
    await expect(start(first)).rejects.toBeInstanceOf(ConfigError)
    // A process with the old secret may start while others have the new one, as long as it can read what they write.
    await start(first, second)
    await start(second, first)
    await expect(start(third, first)).rejects.toBeInstanceOf(ConfigError)
  })

  it('goes on without the ones before it, and says that what they encrypted cannot be read', async () => {
    await start(first)
    expect(await start(second, first)).toBeUndefined()
    expect(await start(second)).toContain('KURSPORTAL_SECRET_OLD')
    expect(await start(third, second)).toContain('KURSPORTAL_SECRET_OLD')
    expect(await start(third, second, first)).toBeUndefined()
  })
})
