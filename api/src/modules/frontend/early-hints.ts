import type { FastifyReply, FastifyRequest } from 'fastify'

/** The shell's own files, which every page needs, as the template names them. */
export const shellHints = (template: string): string[] =>
  [...template.matchAll(/<script [^>]*src="(\/assets\/[^"]+\.js)"/g)].map(
    ([, url]) => `<${url}>; rel=preload; as=script`,
  )

/**
 * Tells the browser what it will need before the page is put together (103). Only where it was switched on: old proxies
 * take the first answer for the last, and browsers listen to it only over HTTP/2 or newer, so the proxy has to speak it.
 */
export const sendEarlyHints = (
  request: FastifyRequest,
  reply: FastifyReply,
  link: readonly string[],
): void => {
  if (request.headers['sec-fetch-mode'] === 'navigate' && link.length > 0)
    reply.raw.writeEarlyHints({ link: [...link] })
}
