/** How far each filter may go before nobody can read what is behind it; what makes reading easier (dark pages) does not. */
const LIMITS: Readonly<Record<string, (amount: number) => boolean>> = {
  blur: (pixels) => pixels >= 4,
  brightness: (share) => share <= 0.2 || share >= 5,
  contrast: (share) => share <= 0.2,
  opacity: (share) => share <= 0.2,
}

/**
 * Whether a filter hides what it is put on.
 * @param filter as a browser computes it, such as `blur(20px)`; lengths are in pixels, shares are numbers
 */
export const isVeiled = (filter: string): boolean =>
  [...filter.matchAll(/([a-z-]+)\(([\d.]+)/g)].some(([, name = '', amount]) => LIMITS[name]?.(Number(amount)))
