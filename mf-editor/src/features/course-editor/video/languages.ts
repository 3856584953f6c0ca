/** The languages captions are offered in, the likeliest first, the rest by their German names (BCP 47). */
const first = ['de', 'en', 'tr', 'uk', 'ar', 'ru']
const others = 'bg bs cs da el es fa fr hr hu it ku nl pl pt ro sq sr sv ti vi zh'.split(' ')

const names = new Intl.DisplayNames(['de'], { type: 'language' })

/** What a language is called in German, e.g. `Spanisch`; its code where nobody knows. */
export const languageName = (code: string): string => {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** The languages to choose from, named in German. */
export const languageOptions = [
  ...first,
  ...others.toSorted((a, b) => languageName(a).localeCompare(languageName(b), 'de')),
].map((value) => ({ value, label: languageName(value) }))
