/** A booking as a statement needs it; euro cents, signed. */
export type Booked = {
  kind:
    | 'finish'
    | 'bonus'
    | 'request'
    | 'refusal'
    | 'withdrawal'
    | 'payout'
    | 'correction'
    | 'reversal'
    | 'transfer'
  /** What a reversal takes back. */
  of: Booked['kind'] | null
  number: number | null
  year: number
  reason: string | null
  /** YYYY-MM-DD in Berlin. */
  day: string
  earned: number
  available: number
  requested: number
  paid: number
}

/** What could be requested at a time, and what was requested and is not decided. */
export type Standing = { available: number; requested: number }

/** What a month came to: what stood there before, and what was earned, less what was paid, stands there after it. */
export type StatementSums = { opening: Standing; earned: number; paid: number; closing: Standing }

const words: Record<Exclude<Booked['kind'], 'finish' | 'reversal'>, string> = {
  bonus: 'Bonus',
  request: 'Auszahlung beantragt',
  refusal: 'Auszahlung abgelehnt',
  withdrawal: 'Auszahlung zurückgezogen',
  payout: 'Ausgezahlt',
  correction: 'Gutschrift oder Abzug',
  transfer: 'Übertrag einer anderen Gruppe',
}

/** What a booking is for, in words: never whose finish it is. */
export const lineWords = ({ kind, of, number, year, reason }: Booked): string => {
  const what =
    kind === 'finish'
      ? `${number === null ? '' : `${number}. `}Abschluss`
      : kind === 'reversal'
        ? of === 'payout'
          ? 'Auszahlung zurückgekommen'
          : 'Zurückgenommen'
        : words[kind]
  return [`${what} (${year})`, reason].filter(Boolean).join(': ')
}

/** The sums of a month: what stood there before and after, what was earned, what was paid. */
export const statementSums = (opening: Standing, booked: readonly Booked[]): StatementSums => {
  const sum = (of: (line: Booked) => number) => booked.reduce((total, line) => total + of(line), 0)
  return {
    opening,
    earned: sum(({ earned }) => earned),
    paid: sum(({ paid }) => paid),
    closing: {
      available: opening.available + sum(({ available }) => available),
      requested: opening.requested + sum(({ requested }) => requested),
    },
  }
}
