import { NAMELESS } from '../people/nameless.ts'

/** What a payout says that was never paid, once whose account it names is gone (decision 0282). */
export const withoutPayee = {
  account_holder: NAMELESS,
  notes: '',
  iban_encrypted: null,
  return_reason: null,
} as const
