import type { SystemConfig } from '@kursportal/shared/contract'

/** What decides what a page may load. */
export type PolicyParts = {
  nonce: string
  /** Host and port the page was asked at, and where the platform says it runs. */
  hosts: readonly string[]
  /** What this visitor gets of the registry. */
  registry: Pick<SystemConfig, 'remotes' | 'federation'>
  development: boolean
  /** Where films come from besides the platform itself. */
  cdnOrigin?: string | undefined
  /** Whether the platform's own pages may show it in a frame: the public page of an access in its builder. */
  framed?: boolean
}

/** Where scripts may come from: the two folders with our own, and what the registry names besides. */
const scriptSources = ({ hosts, registry, development }: PolicyParts): string[] => [
  ...new Set([
    // Not the whole origin: what people upload is served from it as well.
    ...hosts.flatMap((host) => [`${host}/assets/`, `${host}/remotes/`]),
    ...registry.remotes.flatMap(({ base_url }) =>
      base_url.startsWith('/') ? [] : [new URL(base_url).origin],
    ),
    ...registry.federation.override_origins,
    // A remote under work is served by its own development server.
    ...(development ? ['http://127.0.0.1:*', 'http://localhost:*'] : []),
  ]),
]

const from = (...sources: readonly string[]): string => ["'self'", ...sources].join(' ')

/**
 * What a page may load and run, computed from the registry. Scripts: the shell's and the remotes' folders and what
 * carries the nonce; no eval. For admins also the origins a remote may be tried from. Style elements carry the nonce
 * too, those inside the player's shadow roots among them; style attributes are free, as the editor's tables write some
 * and one can say only how its own element looks. Media players need blob addresses for what they put together themselves.
 */
export const securityHeaders = (parts: PolicyParts): Record<string, string> => {
  const { nonce, registry, development, cdnOrigin, framed = false } = parts
  const films = cdnOrigin ? [cdnOrigin] : []
  const scripts = scriptSources(parts)
  const elsewhere = [
    ...registry.federation.override_origins,
    ...(development
      ? ['http://127.0.0.1:*', 'http://localhost:*', 'ws://127.0.0.1:*', 'ws://localhost:*']
      : []),
  ]
  const policy = [
    "default-src 'self'",
    `script-src ${[...scripts, `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])].join(' ')}`,
    // Where a nonce stands, browsers no longer go by 'unsafe-inline', which the tools of development need.
    `style-src ${from(development ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...registry.federation.override_origins)}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src ${from(...films, ...elsewhere)}`,
    `img-src ${from('data:', 'blob:', ...registry.federation.override_origins)}`,
    `media-src ${from('blob:', ...films)}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}
