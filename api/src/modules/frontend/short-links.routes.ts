import type { FastifyInstance } from 'fastify'
import { contextOn, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findReferral } from '../societies/referral.ts'

/** Leads the short address of a flyer (`/e/K7M4QX`) to where its society invites; an unknown one to where that is said. */
export const registerShortLinks = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { code: string } }>('/e/:code', async (request, reply) => {
    const { code } = request.params
    const society = await findReferral(contextOn(services, services.database.db), code).catch(
      (error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      },
    )
    const referrer = encodeURIComponent(society?.id ?? code.slice(0, 40))
    // A merger leads the same word elsewhere.
    return reply.header('cache-control', 'no-store').redirect(`/register?referrer=${referrer}`, 302)
  })
}
