import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { loggedAddress } from '../log.ts'

/** What machines ask every few seconds; told at `debug` only. */
const ASKED_BY_MACHINES = new Set(['/api/health', '/api/ready', '/api/metrics'])

/**
 * One line for each request, when it has been answered: method, address, status, milliseconds. Who asked stands in the
 * log of the proxy, under the same request id.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return
    const { method, url, routeOptions } = request
    const line = {
      method,
      url: loggedAddress(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.error({ ...line, err: error }, 'not answered')
    else if (ASKED_BY_MACHINES.has(routeOptions.url ?? '')) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  }
}
