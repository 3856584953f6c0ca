/** Seconds `[from, to]` of a film. */
export type Range = readonly [from: number, to: number]

/** Pieces nearer than this count as one: players report the seam between two segments with a hair's breadth. */
const SEAM = 0.05

const round = (second: number): number => Math.round(second * 100) / 100

const merged = (ranges: Range[]): Range[] => {
  const sorted = ranges.filter(([from, to]) => to > from).sort(([a], [b]) => a - b)
  const result: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = result.at(-1)
    if (last && from <= last[1] + SEAM) last[1] = Math.max(last[1], round(to))
    else result.push([round(from), round(to)])
  }
  return result.filter(([from, to]) => to > from)
}

/** A set of seconds of a film, as sorted ranges that do not touch. Never changes; every operation gives a new one. */
export class WatchedRanges {
  static readonly none = new WatchedRanges([])
  readonly ranges: readonly Range[]

  constructor(ranges: Iterable<Range>) {
    this.ranges = merged([...ranges])
  }

  /** How many seconds there are in all. */
  get seconds(): number {
    return this.ranges.reduce((sum, [from, to]) => sum + to - from, 0)
  }

  get isEmpty(): boolean {
    return this.ranges.length === 0
  }

  /** These and those. */
  with(others: Iterable<Range>): WatchedRanges {
    return new WatchedRanges([...this.ranges, ...others])
  }

  /** These without those. */
  minus(others: WatchedRanges): WatchedRanges {
    const left = others.ranges.reduce<readonly Range[]>(
      (ranges, [cutFrom, cutTo]) =>
        ranges.flatMap(([from, to]): Range[] =>
          cutTo <= from || cutFrom >= to
            ? [[from, to]]
            : [
                ...(cutFrom > from ? [[from, cutFrom] as const] : []),
                ...(cutTo < to ? [[cutTo, to] as const] : []),
              ],
        ),
      this.ranges,
    )
    return new WatchedRanges(left)
  }

  /** Only what lies between 0 and the end of the film. */
  within(duration: number): WatchedRanges {
    return new WatchedRanges(
      this.ranges.map(([from, to]) => [Math.max(0, from), Math.min(duration, to)] as const),
    )
  }

  /** What is missing of a film, leaving out gaps nobody would notice. */
  gaps(duration: number, shortest = 1): Range[] {
    return new WatchedRanges([[0, duration]]).minus(this).ranges.filter(([from, to]) => to - from >= shortest)
  }

  /** Where the next part begins that was skipped, seen from a second; what simply comes next there is not missed. */
  nextMissed(duration: number, second: number): number | undefined {
    const skipped = this.gaps(duration).filter(([from, to]) => second < from - 2 || second > to)
    return (skipped.find(([from]) => from > second) ?? skipped[0])?.[0]
  }
}
