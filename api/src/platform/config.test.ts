import { ConfigError, readConfig } from './config.ts'

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
