/** The forms German counts in. */
const needed = ['one', 'other'] as const
const plural = /^(.*)_(zero|one|two|few|many|other)$/

/**
 * What is wrong with the plural forms among the keys of a bundle, a line each. A form that is missing would show the key
 * itself to everybody who has another number of things.
 */
export const brokenPlurals = (keys: readonly string[]): string[] => {
  const forms = new Map<string, string[]>()
  for (const key of keys) {
    const [, stem, form] = plural.exec(key) ?? []
    if (stem !== undefined && form !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), form])
  }
  return [...forms].flatMap(([stem, found]) => [
    ...needed
      .filter((form) => !found.includes(form))
      .map((form) => `${stem}_${form} is missing beside ${stem}_${found[0]}`),
    ...found
      .filter((form) => !['zero', ...needed].includes(form))
      .map((form) => `${stem}_${form} is never shown: German counts with _one and _other`),
  ])
}
