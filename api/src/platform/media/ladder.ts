/** A size to make of a film; `name` is its folder and what people call it. */
export type Rung = {
  name: string
  width: number
  height: number
  /** Peak bits per second of the picture. */
  maxRate: number
  audioRate: number
}

// The short side counts, so that an upright film is not squeezed.
const sizes = [
  { side: 360, maxRate: 800_000, audioRate: 96_000 },
  { side: 720, maxRate: 2_500_000, audioRate: 128_000 },
  { side: 1080, maxRate: 4_500_000, audioRate: 128_000 },
] as const

/**
 * The sizes to make of a film, lowest first: 360p, 720p and 1080p as far as the source reaches; a source below 360p gets
 * its own size (specification, Lectures).
 */
export const ladderFor = (source: { width: number; height: number }): Rung[] => {
  const short = Math.min(source.width, source.height)
  const reached = sizes.filter(({ side }) => side <= even(short))
  const [lowest] = sizes
  const chosen = reached.length > 0 ? reached : [{ ...lowest, side: even(short) }]
  return chosen.map(({ side, maxRate, audioRate }) => {
    const scale = side / short
    return {
      name: `${side}p`,
      width: source.width <= source.height ? side : even(source.width * scale),
      height: source.height <= source.width ? side : even(source.height * scale),
      maxRate,
      audioRate,
    }
  })
}

/** Share of all the work that is done, 0..1: a size costs as much as it has pixels. */
export const shareDone = (
  rungs: readonly Rung[],
  doneNames: ReadonlySet<string>,
  current: number,
): number => {
  const cost = (rung: Rung) => rung.width * rung.height
  const total = rungs.reduce((sum, rung) => sum + cost(rung), 0)
  const running = rungs.find((rung) => !doneNames.has(rung.name))
  const done = rungs.filter((rung) => doneNames.has(rung.name)).reduce((sum, rung) => sum + cost(rung), 0)
  return Math.min(1, (done + (running ? cost(running) * Math.min(1, current) : 0)) / total)
}

/** Codecs want even sides; never one more than there is. */
const even = (pixels: number): number => Math.max(2, Math.floor((pixels + 1e-6) / 2) * 2)
