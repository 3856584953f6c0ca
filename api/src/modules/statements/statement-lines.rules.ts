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
  paid: number
}

/** What a month came to. */
export type StatementSums = { opening: number; earned: number; paid: number; closing: number }

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

/** The sums of a month: what could be requested before and after, what was earned, what was paid. */
export const statementSums = (opening: number, booked: readonly Booked[]): StatementSums => {
  const sum = (of: (line: Booked) => number) => booked.reduce((total, line) => total + of(line), 0)
  return {
    opening,
    earned: sum(({ earned }) => earned),
    paid: sum(({ paid }) => paid),
    closing: opening + sum(({ available }) => available),
  }
}
