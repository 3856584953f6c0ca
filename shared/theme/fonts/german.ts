/** The signs German is written with, and those our texts use beside them. Everything else comes with a file of its own. */
const signs =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0\u00ad\u202f\u2009\u2011ÄÖÜäöüßẞ„“”‚‘’»«–—…·•×→←↑↓€§©°²³½éèáàç'

/** See {@link signs}, sorted. */
export const germanSigns = [...new Set(signs.split(''))].sort().join('')

/** The same for `unicode-range`. */
export const germanRange = germanSigns
  .split('')
  .map((sign) => sign.codePointAt(0) ?? 0)
  .reduce<[number, number][]>((ranges, code) => {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
    return ranges
  }, [])
  .map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
  .join(',')

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

/** The weights we write in; the whole family reaches from 200 to 800. */
export const germanWeights = { min: 400, max: 700 }
