/** What a figure is held to: at least or at most this value, and the best there could be. */
export type Bound = { atLeast: number; best: number } | { atMost: number; best: number }

/** One measured figure; without a bound it is there to explain another; a note says more about it. */
export type Figure = { name: string; value: number; unit?: string; note?: string; bound?: Bound }

/** The middle value; of an even number of values the upper one of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('the median of nothing')
  return middle
}

/** The middle of the ratios of two series that were measured in turn, round by round. */
export const medianRatio = (of: readonly number[], to: readonly number[]): number =>
  median(of.map((value, round) => value / (to[round] ?? Number.NaN)))

const holds = (value: number, bound: Bound): boolean =>
  'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost

const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(3)))

const describe = ({ value, bound }: Figure): string => {
  if (!bound) return ''
  const limit = 'atLeast' in bound ? `at least ${short(bound.atLeast)}` : `at most ${short(bound.atMost)}`
  const off = 'atLeast' in bound ? bound.atLeast / value : value / bound.atMost
  const verdict = holds(value, bound) ? 'holds' : `MISSED by a factor of ${off.toFixed(2)}`
  return `held to ${limit} (best ${short(bound.best)}): ${verdict}`
}

/** Prints figures under a title, each with what it is held to and whether it holds. */
export const printFigures = (title: string, figures: readonly Figure[]): void => {
  say(`\n${title}`)
  for (const figure of figures) {
    const { name, value, unit = '', note = '' } = figure
    say(
      `  ${name.padEnd(66)} ${`${short(value)} ${unit}`.trim().padEnd(12)} ${note.padEnd(24)} ${describe(figure)}`.trimEnd(),
    )
  }
}

/** Writes a line for the person at the keyboard. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
