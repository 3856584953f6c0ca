import { readFile } from 'node:fs/promises'
import { berlinDay, groupedReferralCode, once } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { typesetPaper } from '../certificates/pdf/typesetter.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { referralLink, shortLink } from '../societies/societies.views.ts'

const source = once(() => readFile(new URL('sheet.typ', import.meta.url), 'utf8'))

/**
 * A sheet for the wall: one page with the QR code of the referral link, its short address and the short word.
 * @throws ApiError not_found, unavailable
 */
export const readSheet = async (
  context: ActorContext,
  societyId: string,
): Promise<{ name: string; file: Buffer }> => {
  const { id, name } = await requireLedSociety(context, context.actor, societyId)
  const { referral_code: code } = await context.db
    .selectFrom('societies')
    .select('referral_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [provider, { colors }] = await Promise.all([readProvider(context), readSettings(context)])
  const made_at = context.clock.now()
  const [year, month, day] = berlinDay(made_at).split('-').map(Number)
  const address = shortLink(context, code).replace(/^https?:\/\//, '')
  const file = await typesetPaper({
    source: await source(),
    qr: referralLink(context, id),
    made_at,
    content: {
      title: `Aushang ${name}`,
      society: name,
      lead: 'Gesundheitskurse online: wann du willst und wo du willst.',
      how: 'Scanne den Code mit der Kamera deines Handys.',
      without: 'Ohne Kamera? Gib diese Adresse ein:',
      address,
      code: `Kurzwort: ${groupedReferralCode(code)}`,
      alt: `QR-Code zu ${address}`,
      provider: provider?.name ?? '',
      issued: { year, month, day },
      accent: colors.primary,
    },
  })
  return { name: 'Aushang.pdf', file }
}
