/** Up to two capital letters for a name: of the first and the last word. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('de') ?? '').join('')
}
