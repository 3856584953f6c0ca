import { areEven, extraWords, ofAnswer, said } from '../quizzes.ts'
import { hidden, shown } from './hidden-signs.ts'

const GAP =
  /\{(\d*):(SHORTANSWER|SA|SHORTANSWER_C|SAC|MW|MWC|MULTICHOICE|MC|MULTICHOICE_[SHV]+|MCS|MCV|MCH|MCVS|MCHS|MULTIRESPONSE(?:_[SHV]+)?|MR[SHV]*|NUMERICAL|NM):([^}]*)\}/gi
/** A kind of gap there is not here would stay in the text as it is written there. */
const UNKNOWN = /\{(?:#\d+|\d*:[A-Z_]+:)/i
/** A sign that is written with a stroke. */
const ESCAPED = /\\([\\}#~/"'=:{|])/g

type Answer = { words: string; tolerance: number; share: number; feedback: string }
type Gap = { weight: string; kind: string; answers: Answer[] }

/** Gaps as the platform has them, or the one number that is asked; `isExact` is false where scoring stays behind. */
export type Cloze = { said: string[]; isExact: boolean } & (
  | { text: string; offered: boolean; extras: string[] }
  | { question: string; value: number; tolerance: number }
  | { question: string; options: { text: string; correct: boolean; explanation?: string }[] }
)

const isChoice = ({ kind }: Gap): boolean => /^M(?:C|ULTICHOICE)/i.test(kind)
const isOfSeveral = ({ kind }: Gap): boolean => /^M(?:R|ULTIRESPONSE)/i.test(kind)
const isNumber = ({ kind }: Gap): boolean => /^N/i.test(kind)
const heedsCase = ({ kind }: Gap): boolean => /^(?:SHORTANSWER_C|SAC|MWC)$/i.test(kind)

const answersOf = (kind: string, body: string): Answer[] =>
  body.split('~').map((answer) => {
    const [, sign, share, rest = ''] = /^(=)?(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(answer.trim()) ?? []
    const [written = '', ...feedback] = rest.split('#')
    const [number = '', tolerance] = written.split(':')
    return {
      words: shown(/^N/i.test(kind) ? number : written).trim(),
      tolerance: /^N/i.test(kind) ? Number(tolerance) || 0 : 0,
      share: sign ? 100 : Number(share ?? 0),
      feedback: shown(feedback.join('#')).trim(),
    }
  })

/** A number as it is written with a point and with a comma. */
const asWritten = (number: string): string[] =>
  number.includes('.') ? [number, number.replace('.', ',')] : [number]

/** What fits into a gap; a star, which stands for any letters, fits nothing. */
const fitting = (gap: Gap): string[] => {
  const right = gap.answers.filter(({ share }) => share >= 100).map(({ words }) => words)
  return (isNumber(gap) ? right.flatMap(asWritten) : right).filter((words) => words !== '' && words !== '*')
}

const isExact = (gaps: readonly Gap[]): boolean =>
  new Set(gaps.map(({ weight }) => weight || '1')).size <= 1 &&
  gaps.every(
    (gap) =>
      !heedsCase(gap) &&
      gap.answers.every(({ share, tolerance }) => (share === 0 || share >= 100) && tolerance === 0),
  )

/** What is said of answers, by their gap where there are several. */
const saidOf = (gaps: readonly Gap[]): string[] =>
  gaps.flatMap(({ answers }, at) =>
    answers
      .filter(({ feedback }) => feedback !== '')
      .map(({ words, feedback }) => (gaps.length > 1 ? `Lücke ${at + 1}, ` : '') + said(words, feedback)),
  )

/** The one number a text asks for; undefined where it asks more, or other things. */
const onlyNumber = (text: string, gaps: readonly Gap[]): Cloze | undefined => {
  const [gap, ...others] = gaps
  if (!gap || others.length > 0 || !isNumber(gap)) return undefined
  const right = gap.answers.filter(({ share }) => share >= 100)
  const value = Number(right[0]?.words.replace(',', '.'))
  if (right[0] === undefined || !Number.isFinite(value)) return undefined
  const isWhole = right.length === 1 && gap.answers.every(({ share }) => share === 0 || share >= 100)
  return {
    question: text.replace(GAP, '_____'),
    value,
    tolerance: right[0].tolerance,
    said: saidOf(gaps),
    isExact: isWhole,
  }
}

/** The one choice of several a text holds; undefined where it holds more, or other things. */
const onlyChoice = (text: string, gaps: readonly Gap[]): Cloze | undefined => {
  const [gap, ...others] = gaps
  if (!gap || others.length > 0 || !isOfSeveral(gap)) return undefined
  return {
    question: text.replace(GAP, '_____'),
    options: gap.answers.map(({ words, share, feedback }) => ({
      text: words,
      correct: share > 0,
      ...ofAnswer(feedback),
    })),
    said: [],
    isExact: areEven(gap.answers.map(({ share }) => share)),
  }
}

/** Reads Moodle's gaps within a text, `{1:SHORTANSWER:=lungs~%100%the lungs}`; undefined where some are of another kind. */
export const readCloze = (written: string): Cloze | undefined => {
  const text = hidden(written, ESCAPED)
  const gaps = [...text.matchAll(GAP)].map(([, weight = '', kind = '', body = '']): Gap => ({
    weight,
    kind,
    answers: answersOf(kind, body),
  }))
  if (gaps.length === 0 || UNKNOWN.test(text.replace(GAP, ''))) return undefined
  const only = onlyNumber(text, gaps) ?? onlyChoice(text, gaps)
  if (only) return only
  // Several of several have no place within a text.
  if (gaps.some(isOfSeveral)) return undefined
  const offered = gaps.every(isChoice)
  const wrong = gaps.flatMap(({ answers }) =>
    answers.filter(({ share, words }) => share < 100 && words !== '').map(({ words }) => words),
  )
  const left = [...gaps]
  return {
    text: shown(
      text
        .replaceAll('[', '(')
        .replaceAll(']', ')')
        .replace(GAP, () => {
          const gap = left.shift()
          if (!gap) return ''
          const choices = gap.answers.map(({ words }) => words).filter(Boolean)
          // Where words are written into other gaps, those to choose from stand before theirs.
          return `${isChoice(gap) && !offered ? `(${choices.join(' / ')}) ` : ''}[${fitting(gap).join('|')}]`
        }),
    ),
    offered,
    extras: offered ? extraWords(wrong) : [],
    said: saidOf(gaps),
    isExact: isExact(gaps),
  }
}
