/** ZWNJ and ZWJ: part of the spelling in Arabic and Indic scripts, invisible anywhere else. */
const spelled = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu
const joined =
  /[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]/u
/** Controls, bidi marks, surrogates, unassigned and private letters, separators of lines, and what shows nothing. */
const unreadable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** A name as it is stored: letters composed (NFC), one blank between words, none around them. */
export const normalizeName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()

/**
 * Whether a name can be read by people, whatever its script: it has a letter, and nothing invisible or that turns the
 * direction of what follows. Joiners count as spelling in the scripts that need them.
 */
export const isName = (typed: string): boolean => {
  const shown = joined.test(typed) ? typed.replaceAll(spelled, '') : typed
  return /\p{L}/u.test(shown) && !unreadable.test(shown)
}

/** What stands before a family name and belongs to it. */
const particles =
  /^(?:von|vom|van|zu|zum|zur|der|den|dem|de|del|della|di|da|dos|du|la|le|ter|ten|el|al|bin|ibn)$/iu

/**
 * A name in the order of forms, family name first: `Eva Maria von Weiß` is `von Weiß, Eva Maria`. The last word is taken
 * for the family name, with the particles before it; whoever has another writes it with a comma, and it stays.
 */
export const familyNameFirst = (name: string): string => {
  const words = name.trim().split(/\s+/u)
  if (name.includes(',') || words.length < 2) return words.join(' ')
  let family = words.length - 1
  while (family > 1 && particles.test(words[family - 1] ?? '')) family -= 1
  return `${words.slice(family).join(' ')}, ${words.slice(0, family).join(' ')}`
}
