import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { loggedAddress } from '../log.ts'

const ASKED_BY_MACHINES = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** Whether a route is what machines ask every few seconds. */
export const isAskedByMachines = (route = ''): boolean => ASKED_BY_MACHINES.has(route)

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
    else if (isAskedByMachines(routeOptions.url)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  }
}
