import { failureText, isFailure } from '@kursportal/shared/client'
import { formatDateTime } from '@kursportal/shared/i18n'
import type { Translate } from '../texts.ts'

type Details = { state?: unknown; decided_by?: unknown; decided_at?: unknown }

/** Why a decision was not taken: who was faster, by name and time, where somebody was. */
export const decisionFailure =
  (t: Translate) =>
  (error: unknown): string => {
    if (isFailure(error, 'payout_data_missing')) return lackOf(t, error)
    if (isFailure(error, 'already_exported')) return t('payouts.exportedMeanwhile')
    if (!isFailure(error, 'already_booked') || typeof error.details !== 'object' || error.details === null)
      return failureText(error)
    const { state, decided_by, decided_at }: Details = error.details
    if (typeof decided_at !== 'string') return failureText(error)
    if (state === 'withdrawn') return t('payouts.withdrawnMeanwhile', { when: formatDateTime(decided_at) })
    return t(state === 'refused' ? 'payouts.refusedMeanwhile' : 'payouts.bookedMeanwhile', {
      who: typeof decided_by === 'string' ? decided_by : t('payouts.goneAccount'),
      when: formatDateTime(decided_at),
    })
  }

/** What the document of a payout lacks. */
const lackOf = (t: Translate, error: { details: unknown }): string => {
  const lacks = JSON.stringify(error.details ?? null)
  if (lacks.includes('issuer_vat_id')) return t('payouts.noVatId')
  return lacks.includes('declaration') ? t('payouts.undeclared') : failureText(error)
}
