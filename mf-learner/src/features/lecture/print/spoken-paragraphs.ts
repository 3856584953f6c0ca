import type { Cue } from '@kursportal/shared/contract'

/** From so many letters on a paragraph ends with the next sentence. */
const LONG_ENOUGH = 280
/** A pause of so many seconds begins a new one. */
const PAUSE = 3

/** What is said in a film as paragraphs to read: captions are lines of a few words. */
export const spokenParagraphs = (lines: readonly Cue[]): { from: number; text: string }[] => {
  const paragraphs: { from: number; to: number; text: string }[] = []
  for (const { from, to, text } of lines) {
    const last = paragraphs.at(-1)
    const ends = last && last.text.length >= LONG_ENOUGH && /[.!?…]$/.test(last.text)
    if (!last || ends || from - last.to >= PAUSE) paragraphs.push({ from, to, text })
    else {
      last.text += ` ${text}`
      last.to = to
    }
  }
  return paragraphs.map(({ from, text }) => ({ from, text }))
}
