/** Words that say nothing about what a topic is about. */
const FILLERS = new Set(
  'aber alle auch beim bitte dann dass dein dich diese dieser doch eine einem einen einer gibt haben hallo hast hier ich immer jemand kann könnt können man mehr mein meine mich muss nach nicht noch oder oft schon sich sind über und viel wann warum was welche wenn wer werden wie wird wo zum zur'.split(
    ' ',
  ),
)

/** The word of a title that tells most about it: the longest one that is no filler. Empty for a short title. */
export const keywordOf = (title: string): string =>
  (title.toLocaleLowerCase('de').match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    .filter((word) => !FILLERS.has(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
