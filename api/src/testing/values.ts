/** An id that nothing has. */
export const UNKNOWN = '01900000-0000-7000-8000-000000000000'

/** An account number that every check accepts. */
export const IBAN = 'DE89370400440532013000'
