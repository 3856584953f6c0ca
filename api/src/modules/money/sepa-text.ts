import anyAscii from 'any-ascii'

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', '&': '+' }

/**
 * A text as every bank accepts it: transliterated to the character set of the European Payments Council (Latin letters,
 * digits, blank and / - ? : ( ) . , ' +), the German way for umlauts; neither begins nor ends with a slash, nor has two.
 */
export const sepaText = (text: string, maxLength: number): string =>
  anyAscii(text.normalize('NFC').replaceAll(/[äöüÄÖÜ&]/g, (letter) => german[letter] ?? letter))
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[/ ]+/g, '')
    .slice(0, maxLength)
    .replaceAll(/[/ ]+$/g, '')

/** Letters a name may have in a SEPA file. */
const NAME_LENGTH = 70

/** A name as every bank accepts it; empty where nothing of it can be written, and then no file may hold it. */
export const sepaName = (name: string): string => sepaText(name, NAME_LENGTH)
