/** Round numbers from zero to at least the most, four steps at most. */
export const ticksOf = (most: number): number[] => {
  const rough = most / 4
  const unit = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = [1, 2, 5, 10].map((times) => times * unit).find((one) => one >= rough) ?? unit
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

type Room = { top: number; width: number; height: number; left: number; above: number }

/** The points of a line through values, evenly spread over the width; `top` is the value at the upper edge. */
export const lineOf = (values: readonly number[], { top, width, height, left, above }: Room): string =>
  values
    .map((value, index) => {
      const x = left + (values.length > 1 ? (width * index) / (values.length - 1) : width / 2)
      return `${x.toFixed(1)},${(above + height * (1 - value / top)).toFixed(1)}`
    })
    .join(' ')
