import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createProxyMiddleware, responseInterceptor, type RequestHandler } from 'http-proxy-middleware'
import { z } from 'zod'
import type { SystemConfig } from '../../contract/settings/settings.calls.ts'
import { isBelow } from '../address-space.ts'
import { changeBootstrap, withoutHints } from '../page-bootstrap.ts'
import type { RemoteRegistration } from '../registration.ts'

/** A platform as somebody's own browser is to see it: with a remote that is on this machine only. */
type With = {
  /** Address of the platform. */
  platform: string
  /** Where it is shown, such as `http://localhost:3011`. */
  origin: string
  /** What pages are told of the remote, asked for each of them. */
  told: () => RemoteRegistration
}

/** A handler for what is to be passed on, and for connections that stay open. */
export type PlatformWith = { handlers: RequestHandler[]; upgrade: NonNullable<RequestHandler['upgrade']> }

/** A request that is passed on. */
type Asked = {
  getHeader: (name: string) => unknown
  setHeader: (name: string, to: string) => unknown
}

const CONFIG = '/api/system-config'
/** Where webpack's development server tells pages of edits. */
const DEV_SOCKET = '/ws'

const wantsPage = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** The registry with this remote in it, in place of what it knew of one of the same name. */
const put = (config: SystemConfig, remote: RemoteRegistration): void => {
  config.remotes = [...config.remotes.filter(({ name }) => name !== remote.name), remote]
  config.federation.disabled = config.federation.disabled.filter(({ name }) => name !== remote.name)
}

const configAnswer = z.custom<SystemConfig>((value) => typeof value === 'object' && value !== null)

/** Cookies of a platform behind https, or of its own host, as this machine may keep them. */
const keepCookies = ({ headers }: IncomingMessage): void => {
  const cookies = headers['set-cookie']
  if (cookies) headers['set-cookie'] = cookies.map((one) => one.replaceAll(/;\s*(secure|domain=[^;]*)/gi, ''))
}

/** The page's policy, for the same page at this address; scripts of the remote may come from here too. */
const policyHere = (policy: string, platform: URL, origin: string): string => {
  const { host } = new URL(origin)
  return policy
    .replaceAll(`${platform.host}/`, `${host}/`)
    .replace('script-src ', `script-src ${origin}/ `)
    .replace('connect-src ', `connect-src ws://${host}/ `)
}

/**
 * Shows a platform at another address with one remote in it that the platform need not know: pages and the registry they
 * read say so, everything else is passed on as it is. It needs no right on the platform and changes nothing there.
 */
export const platformWith = ({ platform, origin, told }: With): PlatformWith => {
  const target = new URL(platform)
  // What the proxy's library calls is deprecated in Node; a team can do nothing about it.
  process.noDeprecation = true
  const asPlatform = (asked: Asked): void => {
    // The platform refuses what pages of other origins send.
    if (asked.getHeader('origin') !== undefined) asked.setHeader('origin', target.origin)
  }
  const common = {
    target: target.origin,
    changeOrigin: true,
    logLevel: 'silent',
    onProxyReq: asPlatform,
    onError: (_error: Error, _request: IncomingMessage, answer: ServerResponse | Socket) => {
      if (!('writeHead' in answer)) {
        answer.destroy()
        return
      }
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      answer.end(`Nothing answers at ${target.origin}. Start the platform, then load this page again.`)
    },
  } as const
  const change = responseInterceptor(async (content, answer, request, response) => {
    const text = content.toString('utf8')
    const type = answer.headers['content-type'] ?? ''
    if (request.url?.startsWith(CONFIG) === true && answer.statusCode === 200) {
      const config = configAnswer.parse(JSON.parse(text))
      put(config, told())
      return JSON.stringify(config)
    }
    if (!type.startsWith('text/html')) return content
    const policy = answer.headers['content-security-policy']
    if (typeof policy === 'string')
      response.setHeader('content-security-policy', policyHere(policy, target, origin))
    const remote = told()
    // The platform need not know the address.
    const [path = '/'] = (request.url ?? '/').split('?')
    if (remote.declaration.routes.some(({ prefix }) => isBelow(path, prefix))) response.statusCode = 200
    return changeBootstrap(withoutHints(text, remote.name), ({ system_config }) => put(system_config, remote))
  })
  const pages = createProxyMiddleware((path, request) => path.startsWith(CONFIG) || wantsPage(request), {
    ...common,
    selfHandleResponse: true,
    onProxyReq: (asked) => {
      asPlatform(asked)
      // What the proxy's library can decompress; browsers also offer zstd.
      asked.setHeader('accept-encoding', 'gzip, br')
    },
    onProxyRes: (answer, request, response) => {
      keepCookies(answer)
      void change(answer, request, response)
    },
  })
  const others = createProxyMiddleware((path) => path !== DEV_SOCKET, {
    ...common,
    onProxyRes: keepCookies,
    onProxyReqWs: (asked) => asked.setHeader('origin', target.origin),
  })
  return {
    handlers: [pages, others],
    upgrade: (...connection) => others.upgrade?.(...connection),
  }
}
