/** Words that end long German ones in the title of a certificate, with the places where they may be parted. */
const endings = [
  'be\u00ADschei\u00ADni\u00ADgung',
  'be\u00ADstä\u00ADti\u00ADgung',
  'nach\u00ADweis',
  'zer\u00ADti\u00ADfi\u00ADkat',
]

/**
 * A title with soft hyphens in its long compounds, for browsers that have no German dictionary: they would part
 * „Teilnahmebescheinigung“ before its last letter.
 */
export const breakable = (title: string): string =>
  endings.reduce(
    (text, ending) =>
      text.replace(new RegExp(`(?<=\\p{L}{3})${ending.replaceAll('\u00AD', '')}`, 'gu'), `\u00AD${ending}`),
    title,
  )
