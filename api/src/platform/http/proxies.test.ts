import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import { addressOf, OWN_NETWORKS, trustProxies, wrongRange } from './proxies.ts'

/** Who asked, as a platform behind some proxies takes it. */
const whoAsks = async (
  from: string,
  forwarded: string | undefined,
  [count, ranges]: Parameters<typeof trustProxies>,
): Promise<string> => {
  const app = Fastify({ trustProxy: trustProxies(count, ranges) })
  app.get('/', (request) => request.ip)
  const answer = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  return answer.body
}

const one: Parameters<typeof trustProxies> = [1, OWN_NETWORKS]

describe('who asks', () => {
  it.each<[string, string, string | undefined, string, Parameters<typeof trustProxies>]>([
    ['comes by a proxy on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9', one],
    ['comes by one of the own network', '10.1.2.3', '203.0.113.9', '203.0.113.9', one],
    ['comes by one that speaks IPv4 in IPv6', '::ffff:172.18.0.2', '203.0.113.9', '203.0.113.9', one],
    ['comes past every proxy and claims to be another', '198.51.100.7', '203.0.113.9', '198.51.100.7', one],
    [
      'puts an address in front of what the proxy adds',
      '10.1.2.3',
      '1.1.1.1, 203.0.113.9',
      '203.0.113.9',
      one,
    ],
    ['comes directly', '198.51.100.7', undefined, '198.51.100.7', one],
    ['comes by a proxy where none is', '127.0.0.1', '203.0.113.9', '127.0.0.1', [0, OWN_NETWORKS]],
    [
      'comes by a listed one',
      '192.0.2.1',
      '203.0.113.9',
      '203.0.113.9',
      [1, ['192.0.2.0/24', '2001:db8::1']],
    ],
    ['comes by a listed one of IPv6', '2001:db8::1', '203.0.113.9', '203.0.113.9', [1, ['2001:db8::1']]],
    ['comes by one beside the list', '10.1.2.3', '203.0.113.9', '10.1.2.3', [1, ['192.0.2.1']]],
    ['comes by two', '10.1.2.3', '203.0.113.9, 10.9.9.9', '203.0.113.9', [2, OWN_NETWORKS]],
  ])('%s', async (_, from, forwarded, expected, proxies) => {
    expect(await whoAsks(from, forwarded, proxies)).toBe(expected)
  })
})

describe('who asks and is gone before the answer', () => {
  it.each([
    ['directly', 0],
    ['by a proxy', 1],
  ])('%s, has no address', async (_, count) => {
    const app = Fastify({ trustProxy: trustProxies(count, OWN_NETWORKS) })
    const left = Promise.withResolvers<FastifyRequest>()
    app.get('/', async (request) => {
      client.destroy()
      await once(request.raw.socket, 'close')
      left.resolve(request)
      return {}
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const client = connect(Number(port), '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nhost: kursportal.example\r\n\r\n')
    expect(addressOf(await left.promise)).toBe('')
    await app.close()
  })
})

describe('a list of addresses', () => {
  it.each([
    ['10.0.0.1', undefined],
    ['10.0.0.0/8', undefined],
    ['2001:db8::/32', undefined],
    ['proxy.example', 'proxy.example'],
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['10.0.0.0/', '10.0.0.0/'],
    ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ])('%s', (range, expected) => {
    expect(wrongRange(['127.0.0.1', range])).toBe(expected)
  })
})
