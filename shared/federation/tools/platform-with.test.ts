import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import express from 'express'
import { testRemote } from '../../testing/platform.ts'
import { bootstrapIn } from '../page-bootstrap.ts'
import { registrationUnderWork } from '../registration-of.ts'
import { platformWith } from './platform-with.ts'

const known = testRemote({ name: 'mf-sales' })
const released = testRemote({ name: 'mf-tanz', routes: [{ prefix: '/tanz' }] })
const underWork = registrationUnderWork(released.declaration, 'http://localhost:1/')
const config = {
  remotes: [known, released],
  federation: { disabled: [{ name: 'mf-tanz', title: 'Tanz', prefixes: ['/tanz'] }] },
}

const addressOf = (server: Server): string => {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}
const listening = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, () => resolve()))

describe('a platform with a remote that it need not know', () => {
  const heard: IncomingHttpHeaders[] = []
  const platform = createServer((request, response) => {
    heard.push(request.headers)
    const { host } = new URL(addressOf(platform))
    if (request.url === '/api/system-config') return response.end(JSON.stringify(config))
    if (request.url === '/tanz') {
      response.statusCode = 404
      return response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', `script-src ${host}/assets/ 'nonce-x'; connect-src 'self'`)
        .end(
          `<link rel="preload" href="/remotes/mf-tanz/1/a.js"><script type="application/json" id="kursportal-bootstrap">${JSON.stringify({ system_config: config }).replaceAll('<', '\\u003c')}</script>`,
        )
    }
    return response.setHeader('set-cookie', 'session_id=1; Path=/; Secure').end('as it is')
  })
  let here: Server
  let origin: string
  beforeAll(async () => {
    await listening(platform)
    const app = express()
    here = createServer(app)
    await listening(here)
    origin = addressOf(here)
    app.use(...platformWith({ platform: addressOf(platform), origin, told: () => underWork }).handlers)
  })
  afterAll(() => {
    for (const server of [here, platform]) server.close()
  })

  it('tells pages of it, in place of what the platform knows, and lets its scripts run', async () => {
    const answer = await fetch(`${origin}/tanz`, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(heard.at(-1)?.['accept-encoding']).toBe('gzip, br')
    expect(answer.status).toBe(200)
    expect(bootstrapIn(html)?.system_config.remotes).toEqual([known, underWork])
    expect(bootstrapIn(html)?.system_config.federation.disabled).toEqual([])
    expect(html).not.toContain('rel="preload"')
    expect(answer.headers.get('content-security-policy')).toBe(
      `script-src ${origin}/ ${new URL(origin).host}/assets/ 'nonce-x'; connect-src ws://${new URL(origin).host}/ 'self'`,
    )
  })

  it('tells it again to pages that read the registry anew', async () => {
    const { remotes }: typeof config = await (await fetch(`${origin}/api/system-config`)).json()
    expect(remotes).toEqual([known, underWork])
  })

  it('passes on everything else as if it came from the platform itself, and keeps its session', async () => {
    const answer = await fetch(`${origin}/api/courses`, { method: 'POST', headers: { origin } })
    expect(await answer.text()).toBe('as it is')
    expect(answer.headers.get('set-cookie')).toBe('session_id=1; Path=/')
    expect(heard.at(-1)).toMatchObject({
      origin: addressOf(platform),
      host: new URL(addressOf(platform)).host,
    })
  })

  it('says so where the platform does not answer', async () => {
    const gone = createServer()
    await listening(gone)
    const address = addressOf(gone)
    await new Promise((resolve) => gone.close(resolve))
    const app = express()
    const alone = createServer(app)
    await listening(alone)
    app.use(...platformWith({ platform: address, origin, told: () => underWork }).handlers)
    for (const accept of ['text/html', 'application/json']) {
      const answer = await fetch(`${addressOf(alone)}/tanz`, { headers: { accept } })
      expect(answer.status).toBe(502)
      expect(await answer.text()).toContain(`Nothing answers at ${address}.`)
    }
    alone.close()
  })
})
