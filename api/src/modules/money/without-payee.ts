/** What a society of somebody's own, and a payout that was never paid, are called once that person is gone. */
export const NAMELESS = 'Gelöschtes Konto'

/** What a payout says that was never paid, once whose account it names is gone (decision 0282). */
export const withoutPayee = {
  account_holder: NAMELESS,
  notes: '',
  iban_encrypted: null,
  return_reason: null,
} as const
