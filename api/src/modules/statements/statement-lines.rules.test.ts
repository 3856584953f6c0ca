import { lineWords, statementSums, type Booked } from './statement-lines.rules.ts'

const line = (more: Partial<Booked>): Booked => ({
  kind: 'finish',
  of: null,
  number: 7,
  year: 2026,
  reason: null,
  day: '2026-05-02',
  earned: 0,
  available: 0,
  requested: 0,
  paid: 0,
  ...more,
})

it.each([
  [{}, '7. Abschluss (2026)'],
  [{ number: null }, 'Abschluss (2026)'],
  [{ kind: 'payout' as const }, 'Ausgezahlt (2026)'],
  [
    { kind: 'reversal' as const, of: 'payout' as const, reason: 'Konto zu' },
    'Auszahlung zurückgekommen (2026): Konto zu',
  ],
  [{ kind: 'reversal' as const, of: 'finish' as const, reason: 'Doppelt' }, 'Zurückgenommen (2026): Doppelt'],
])('says what %j is for', (more, words) => {
  expect(lineWords(line(more))).toBe(words)
})

it('adds up from the first to the last day', () => {
  const booked = [
    line({ earned: 500, available: 500 }),
    line({ kind: 'request', available: -300, requested: 300 }),
    line({ kind: 'payout', requested: -250, paid: 250 }),
    line({ kind: 'reversal', earned: -500, available: -500 }),
  ]
  const opening = { available: 1_000, requested: 20 }
  const { earned, paid, closing } = statementSums(opening, booked)
  expect({ earned, paid, closing }).toEqual({
    earned: 0,
    paid: 250,
    closing: { available: 700, requested: 70 },
  })
  expect(opening.available + opening.requested + earned - paid).toBe(closing.available + closing.requested)
})
