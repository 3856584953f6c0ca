/** English that is easily left over. Words that are German too (an, die, in, Link, Name, Upload, Video …) are not here. */
const english =
  /(?<!\p{L})(and|back|cancel|chapters?|click|close|courses?|delete|download|edit|failed|here|insurance|lectures?|loading|login|logout|next|of|or|password|payout|please|preview|saved?|search|settings|sign|society|submit|success|successful|the|update|uploads|username|users?|with|you|your)(?!\p{L})/iu

/** Formal address inside a sentence, or at its beginning with a verb that only it can have. */
const formal =
  /(?<![.!?:]\s|^|„|\p{L})(Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<!\p{L})Sie (können|haben|sind|müssen|möchten|sollten|werden|dürfen|wollen)(?!\p{L})/u

/** One word for one thing (docs/glossary.md): a lecture is a Lektion, what insurances count a Kurseinheit, a film a Video. */
const otherWord = /(?<!\p{L})(Einheit(?:en)?|Films?|Filmen?)(?!\p{L})/u

/** What is said as it is, although a rule would refuse it: the specification writes it so. */
const sayings = new Set(['PREVIEW'])

/** What is wrong with the wording of a German text; nothing when all is well. Holds what the glossary says. */
export const wordingProblem = (text: string): string | undefined => {
  if (sayings.has(text)) return undefined
  const words = text.replace(/\{\{[^}]*\}\}|<\/?\w+>|https?:\/\/\S+|\S+@\S+/g, ' ')
  if (formal.test(words)) return 'addresses people with Sie'
  const leftover = english.exec(words)
  if (leftover) return `has English left over (${leftover[0]})`
  const other = otherWord.exec(words)
  if (other) return `says ${other[0]}; the glossary has another word`
  if (/["“]/.test(words.replace(/„[^“]*“/g, ' '))) return 'has quotation marks other than „…“'
  if (words.includes('...')) return 'has three points instead of …'
  if (/\s-\s/.test(words)) return 'has a hyphen instead of –'
  return /^\s|\s$|\s\s/.test(text) ? 'has blanks too many' : undefined
}
