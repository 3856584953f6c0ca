import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { emailAddress } from '../people/person.schemas.ts'
import { id, line, object } from '../primitives.ts'
import { provider } from '../settings/provider.ts'

const societyQuery = object({ 'society-id': id })

/** A society that offers courses: what certificates say of it, and its imprint (DDG, section 5). */
export const clubProvider = provider
  .extend({
    email: emailAddress.describe('In the imprint'),
    register_number: line(200).describe('Court and number of the register of associations; empty for none'),
    represented_by: line(400).min(1).describe('Who represents it, by name'),
  })
  .meta({ id: 'ClubProvider' })
export type ClubProvider = z.infer<typeof clubProvider>

/** A society as provider, as it stands: one that was entered before there were imprints has none. */
const storedClubProvider = clubProvider
  .extend({
    email: z.string().describe('In the imprint; empty while nobody has entered it'),
    represented_by: z.string().describe('Who represents it; empty while nobody has entered it'),
  })
  .meta({ id: 'StoredClubProvider' })
export type StoredClubProvider = z.infer<typeof storedClubProvider>

/** The imprint of a society that offers courses, as public pages show it. */
export const clubImprint = storedClubProvider
  .omit({ signatory: true, signature: true })
  .meta({ id: 'ClubImprint' })
export type ClubImprint = z.infer<typeof clubImprint>

/** Who offers the courses of a society’s accesses: the society itself, or the platform’s provider. */
export const societyProvider = object({
  society_name: z.string().describe('What the society is called on the platform'),
  provider: storedClubProvider.nullable().describe('null: the platform’s provider offers them'),
  version: z.string().describe('Changes with the content; send it back as based_on'),
}).meta({ id: 'SocietyProvider' })
export type SocietyProvider = z.infer<typeof societyProvider>

/** A society as the provider of the courses that its accesses grant. */
export const societyProviderCalls = {
  readSocietyProvider: defineCall({
    method: 'GET',
    path: '/society/provider',
    who: 'society',
    extension: true,
    summary: 'The society as provider of courses, if it is one',
    description:
      'For its owner and platform admins; its other admins are not shown the signature and get 403 `forbidden`.',
    query: societyQuery,
    answer: societyProvider,
    errors: ['not_found', 'forbidden'],
  }),
  changeSocietyProvider: defineCall({
    method: 'PUT',
    path: '/society/provider',
    who: 'society',
    extension: true,
    summary: 'Make a society the provider of courses, or no more',
    description:
      'Certificates that are issued from now on name it, for members who have the course by an access of the society. Those that were issued stay. For its owner and platform admins, while the setting `society_providers` is on (403 `forbidden`). A society that is no community cannot be one (409 `society_not_community`).',
    query: societyQuery,
    body: object({
      provider: clubProvider.nullable().describe('null: the society offers no courses any more'),
      based_on: basedOn,
    }),
    answer: societyProvider,
    errors: ['not_found', 'forbidden', 'edited_meanwhile', 'society_not_community'],
  }),
}
