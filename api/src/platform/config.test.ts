import { ConfigError, readConfig } from './config.ts'
import { does, servesPeople } from './jobs/roles.ts'
import { warnOfMissing, warnOfUnknown } from './settings-warnings.ts'

describe('where the server listens', () => {
  it('is this machine only, by default', () => {
    expect(readConfig({}).host).toBe('localhost')
  })

  it.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])('may be %s in development', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST)
  })

  it.each(['0.0.0.0', '::', '192.168.1.4', 'kurse.example'])(
    'is not %s in development: demo accounts and outbox would be open',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(ConfigError)
      expect(() => readConfig({ HOST, KURSPORTAL_DEMO: '0' })).toThrow(/development mode/)
    },
  )

  it('is any address for who asks for it by name, and in production', () => {
    expect(readConfig({ HOST: '0.0.0.0', KURSPORTAL_DEMO_PUBLIC: '1' })).toMatchObject({
      host: '0.0.0.0',
      demo: true,
    })
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demo: false })
  })

  it('never has demo data in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', KURSPORTAL_DEMO: '1' })).toThrow(/refused/)
  })
})

describe('a platform on PostgreSQL', () => {
  const DATABASE_URL = 'postgres://kursportal@db/kursportal'
  const KURSPORTAL_SECRET = 'a secret with thirty-two characters at least'
  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

  it('is one for people unless somebody says otherwise', () => {
    const config = readConfig({ DATABASE_URL, KURSPORTAL_SECRET, ...s3 })
    expect(config).toMatchObject({ environment: 'production', demo: false, drainSeconds: 10, role: 'all' })
    const tried = readConfig({ NODE_ENV: 'development', DATABASE_URL, KURSPORTAL_SECRET, ...s3 })
    expect(tried).toMatchObject({ environment: 'development', demo: true, drainSeconds: 0 })
  })

  it('does not start without a secret that all processes share', () => {
    expect(() => readConfig({ DATABASE_URL, ...s3 })).toThrow(/needs KURSPORTAL_SECRET/)
  })

  it('does not start with files on one disk, unless there is one process only', () => {
    expect(() => readConfig({ DATABASE_URL, KURSPORTAL_SECRET })).toThrow(/KURSPORTAL_SINGLE_PROCESS/)
    expect(readConfig({ DATABASE_URL, KURSPORTAL_SECRET, KURSPORTAL_SINGLE_PROCESS: '1' }).s3).toBeUndefined()
  })

  it('asks the pooler past it for what belongs to one connection', () => {
    const DATABASE_DIRECT_URL = 'postgres://kursportal@primary/kursportal'
    const config = readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, KURSPORTAL_SECRET, ...s3 })
    expect(config).toMatchObject({ databaseUrl: DATABASE_URL, databaseDirectUrl: DATABASE_DIRECT_URL })
  })

  it('has roles only where database and files are shared', () => {
    const shared = { DATABASE_URL, KURSPORTAL_SECRET, ...s3 }
    expect(readConfig({ ...shared, KURSPORTAL_ROLE: 'media' }).role).toBe('media')
    expect(() => readConfig({ KURSPORTAL_ROLE: 'web' })).toThrow(ConfigError)
  })

  it('believes proxies of the own network, or those it is told, and refuses what is no address', () => {
    expect(readConfig({}).proxyAddresses).toContain('10.0.0.0/8')
    const told = { KURSPORTAL_PROXY_ADDRESSES: '192.0.2.1, 2001:db8::/32' }
    expect(readConfig(told).proxyAddresses).toEqual(['192.0.2.1', '2001:db8::/32'])
    expect(() => readConfig({ KURSPORTAL_PROXY_ADDRESSES: 'proxy.example' })).toThrow(/proxy\.example/)
  })

  it('takes former secrets with commas between, and refuses short ones', () => {
    const shared = { DATABASE_URL, KURSPORTAL_SECRET, ...s3 }
    const old = `${KURSPORTAL_SECRET}1, ${KURSPORTAL_SECRET}2`
    expect(readConfig({ ...shared, KURSPORTAL_SECRET_OLD: old }).formerSecrets).toHaveLength(2)
    expect(() => readConfig({ ...shared, KURSPORTAL_SECRET_OLD: 'short' })).toThrow(ConfigError)
  })
})

describe('an address', () => {
  it.each([
    ['KURSPORTAL_PUBLIC_URL', 'kurse.example', 'https://'],
    ['KURSPORTAL_PUBLIC_URL', 'kurse.example:443', 'https://'],
    ['DATABASE_URL', 'mysql://db/kursportal', 'postgres://'],
    ['SMTP_URL', 'mail.example:587', 'smtps://'],
  ])('%s=%s is refused with how it is written', (name, value, example) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: write it like ${example}`)
  })

  it('of the platform has no path: pages are served at the root only', () => {
    const at = (KURSPORTAL_PUBLIC_URL: string) => readConfig({ KURSPORTAL_PUBLIC_URL }).publicUrl
    expect(at('https://kurse.example/')).toBe('https://kurse.example')
    expect(() => at('https://kurse.example/portal')).toThrow('KURSPORTAL_PUBLIC_URL: write it without a path')
    expect(() => at('https://kurse.example/?x')).toThrow('KURSPORTAL_PUBLIC_URL: write it without a path')
    const films = () => readConfig({ CDN_URL: 'https://cdn.example/films' })
    expect(films).toThrow('CDN_URL: write it without a path')
  })

  it('of PostgreSQL may be a socket', () => {
    const DATABASE_URL = 'postgres:///kursportal?host=/var/run/postgresql'
    const one = { KURSPORTAL_SECRET: 'x'.repeat(32), KURSPORTAL_SINGLE_PROCESS: '1' }
    expect(readConfig({ DATABASE_URL, ...one }).databaseUrl).toBe(DATABASE_URL)
  })
})

describe('a setting that cannot be used', () => {
  it.each([
    [{ PORT: 'abc' }, '  PORT: write a whole number from 0 to 65535'],
    [{ PORT: '70000' }, '  PORT: write a whole number from 0 to 65535'],
    [
      { KURSPORTAL_WAIT_SECONDS: '60s' },
      '  KURSPORTAL_WAIT_SECONDS: write a whole number of seconds from 0 to 3600',
    ],
    [{ TRANSCRIBE_LANGUAGE: 'deutsch' }, '  TRANSCRIBE_LANGUAGE: write the code of a language, such as de'],
    [
      { KURSPORTAL_MAIL_FROM: 'Kursportal <kurse@kurse.example>' },
      '  KURSPORTAL_MAIL_FROM: write the address alone, such as kurse@kurse.example',
    ],
    [
      { S3_BUCKET: 'https://s3.example/kurse' },
      '  S3_BUCKET: write the name of the bucket alone, such as kursportal',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      '  OTEL_EXPORTER_OTLP_ENDPOINT: write it like http://collector:4318',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'authorization Bearer' },
      '  OTEL_EXPORTER_OTLP_HEADERS: write it like name=value, with commas between',
    ],
    [{ SMTP_URL: 'mail.example:25' }, '  SMTP_URL: write it like smtps://user:password@mail.example'],
  ])('%j is told once, and how it is written', (variables, line) => {
    expect(() => readConfig(variables)).toThrow(new ConfigError(`These settings cannot be used:\n${line}`))
  })
})

describe('a platform for people', () => {
  it('is told what it goes without: its address and a mail server', () => {
    expect(warnOfMissing(readConfig({ NODE_ENV: 'production' })).join()).toMatch(
      /PUBLIC_URL is not.*SMTP_URL is not/,
    )
    const set = { KURSPORTAL_PUBLIC_URL: 'https://kurse.example', SMTP_URL: 'smtp://mail.example' }
    expect(warnOfMissing(readConfig({ NODE_ENV: 'production', ...set }))).toEqual([])
    expect(warnOfMissing(readConfig({}))).toEqual([])
  })
})

describe('a setting that is mistyped', () => {
  const unknownOf = (given: NodeJS.ProcessEnv) =>
    warnOfUnknown(readConfig({ NODE_ENV: 'production', ...given }), given)

  it('is named, and nothing that is set rightly', () => {
    const given = { KURSPORTAL_PUBLICURL: 'https://kurse.example', KURSPORTAL_LOG: 'warn', PATH: '/bin' }
    expect(unknownOf(given)).toEqual([expect.stringMatching(/^KURSPORTAL_PUBLICURL is no setting/)])
    for (const name of ['S3_BUCKET_NAME', 'SMTP_HOST', 'DATABASE_POOL_SIZE', 'CDN_URI'])
      expect(unknownOf({ [name]: 'kurse' })).toHaveLength(1)
    const beside = { KURSPORTAL_SERVICE_HOST: '10.0.0.1', KURSPORTAL_PORT: 'tcp://10.0.0.1:3000' }
    expect(unknownOf(beside)).toEqual([])
  })

  it.each(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'is taken for S3_BUCKET where %s has none beside it',
    (name) => {
      expect(() => readConfig({ [name]: 'https://s3.example' })).toThrow(`${name} without S3_BUCKET`)
    },
  )
})

describe('what a process of a role does', () => {
  it.each([
    ['all', true, true, true],
    ['web', false, false, true],
    ['worker', true, false, false],
    ['media', false, true, false],
  ] as const)('%s', (role, mails, films, people) => {
    expect([does(role, 'mail.send'), does(role, 'media.process'), servesPeople(role)]).toEqual([
      mails,
      films,
      people,
    ])
  })
})
