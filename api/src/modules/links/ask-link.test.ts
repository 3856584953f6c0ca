import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askLink } from './ask-link.ts'
import { isPublicAddress } from '../../platform/outgoing/private-addresses.ts'

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.216.34', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['kein.name', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

describe('a page that is asked', () => {
  const heard: string[] = []
  let server: Server
  let port: string
  let home: string
  const { signal } = new AbortController()
  const ask = (path: string, more = {}) =>
    askLink(path.startsWith('/') ? `${home}${path}` : path, {
      signal,
      isAllowed: (ip) => ip === '127.0.0.1',
      ports: [port],
      timeoutMs: 600,
      ...more,
    })

  beforeAll(async () => {
    server = createServer((request, reply) => {
      const path = request.url ?? ''
      heard.push(`${request.method} ${path}`)
      if (path === '/slow') return
      const to = /^\/to\?(.*)/.exec(path)?.[1]
      if (to) reply.writeHead(302, { location: decodeURIComponent(to) })
      else if (path === '/no-head') reply.writeHead(request.method === 'HEAD' ? 405 : 200)
      else reply.writeHead(Number(path.slice(1)) || 200)
      reply.end(request.method === 'HEAD' ? undefined : 'x'.repeat(100_000))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = String((server.address() as AddressInfo).port)
    home = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  beforeEach(() => heard.splice(0))

  it.each([
    ['/200', 'there'],
    ['/no-head', 'there'],
    ['/404', 'gone'],
    ['/410', 'gone'],
    ['/401', 'there'],
    ['/403', 'there'],
    ['/429', 'there'],
    ['/500', 'unreachable'],
    ['/slow', 'unreachable'],
    ['/to?/200', 'there'],
    ['/to?/404', 'gone'],
    // Round and round.
    ['/to?/to?/to?/to?/to?/to?/to?/200', 'unreachable'],
  ])('%s is %s', async (path, answer) => {
    expect(await ask(path)).toBe(answer)
  })

  it.each([
    ['a private address', (): string => `${home}/200`, { isAllowed: undefined }],
    ['a name of this machine', (): string => `http://localhost:${port}/200`, { isAllowed: undefined }],
    ['another port', (): string => `${home}/200`, { ports: ['80'] }],
    ['a file', (): string => 'file:///etc/passwd', {}],
  ])('is never %s', async (_name, address, more) => {
    expect(await ask(address(), more)).toBe('gone')
    expect(heard).toEqual([])
  })

  it.each(['http://169.254.169.254/latest', 'http://[::1]/', 'http://2130706433/', 'file:///etc/passwd'])(
    'is never reached by a redirect: %s',
    async (target) => {
      expect(await ask(`/to?${encodeURIComponent(target)}`)).toBe('gone')
      expect(heard).toEqual([`HEAD /to?${encodeURIComponent(target)}`])
    },
  )

  it('is unreachable where nobody listens, and ends with the process', async () => {
    expect(await ask('http://127.0.0.1:1/', { ports: ['1'] })).toBe('unreachable')
    const stopped = AbortSignal.abort(new Error('the process stops'))
    await expect(ask('/slow', { signal: stopped, timeoutMs: 5000 })).rejects.toThrow('the process stops')
  })
})
