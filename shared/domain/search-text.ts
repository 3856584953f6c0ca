/**
 * What search compares: lower case, without accents, ß as ss. Both the stored text and the searched words go through it,
 * so case and accents never matter (specification, Calls).
 */
export const searchText = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()

/** The words of a search, each of which must occur. */
export const searchWords = (typed: string): string[] => searchText(typed).split(' ').filter(Boolean)
