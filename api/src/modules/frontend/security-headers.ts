/**
 * What a page may load and run. Scripts: our own files and what carries the nonce; no eval. Styles are written by
 * Emotion, by MUI and inside the player's shadow roots, which take no nonce; a style alone runs nothing.
 * Media players need blob addresses for what they put together themselves.
 */
export const securityHeaders = (nonce: string, options: { development: boolean }): Record<string, string> => {
  // A remote under work is served by its own development server.
  const elsewhere = options.development ? ' http://127.0.0.1:* http://localhost:*' : ''
  const sockets = options.development ? `${elsewhere} ws://127.0.0.1:* ws://localhost:*` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${elsewhere}${options.development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${sockets}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}
