import type { FastifyInstance } from 'fastify'
import { contextOn, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findAccessByCode } from '../access/access-codes.ts'
import { findReferral } from '../societies/referral.ts'

/**
 * Leads the short address of a paper (`/e/K7M4QX`) to where its society invites, or to the page of the access it is a code
 * of; an unknown one to where that is said.
 */
export const registerShortLinks = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { code: string } }>('/e/:code', async (request, reply) => {
    const { code } = request.params
    const context = contextOn(services, services.database.db)
    const society = await findReferral(context, code).catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    })
    const invitation = society ? null : await findAccessByCode(context, code)
    if (invitation)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/access/${invitation.access_id}?code=${invitation.code}`, 302)
    const referrer = encodeURIComponent(society?.id ?? code.slice(0, 40))
    // A merger leads the same word elsewhere.
    return reply.header('cache-control', 'no-store').redirect(`/register?referrer=${referrer}`, 302)
  })
}
