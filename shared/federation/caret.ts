const parse = (text: string): readonly [number, number, number] | undefined => {
  const parts = /^(\d+)\.(\d+)(?:\.(\d+))?$/.exec(text)
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)] : undefined
}

/**
 * Whether a version lies in a caret range: at least it, and the same up to the first digit that is not zero. The only
 * kind of range the federation uses, so nobody needs a library for it in the browser.
 * @returns undefined when one of them cannot be read
 */
export const satisfiesCaret = (version: string, range: string): boolean | undefined => {
  const has = parse(version)
  const wants = range.startsWith('^') ? parse(range.slice(1)) : undefined
  if (!has || !wants) return undefined
  if (has[0] !== wants[0]) return false
  if (wants[0] === 0 && has[1] !== wants[1]) return false
  if (wants[0] === 0 && wants[1] === 0) return has[2] === wants[2]
  return has[1] > wants[1] || (has[1] === wants[1] && has[2] >= wants[2])
}
