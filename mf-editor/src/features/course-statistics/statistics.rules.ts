import type { LectureStatistic, QuestionStatistic } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'

const monthFormat = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month in words: `März 2026`. */
export const monthWord = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

/** A length as a spreadsheet reads it, with its hours: `0:03:20`. */
export const spreadsheetTime = (seconds: number): string => {
  const words = formatDuration(seconds)
  return words.split(':').length === 3 ? words : `0:${words.padStart(5, '0')}`
}

/** Where most people stop, if that may be told of any lecture. */
export const worstStop = (lectures: readonly LectureStatistic[]): LectureStatistic | undefined =>
  lectures
    .filter(({ stopped }) => stopped !== null)
    .toSorted((a, b) => (b.stopped ?? 0) - (a.stopped ?? 0))
    .at(0)

/** The questions of which something may be told, the hardest first. */
export const hardestFirst = (questions: readonly QuestionStatistic[]): QuestionStatistic[] =>
  questions
    .filter(({ right_share }) => right_share !== null)
    .toSorted((a, b) => (a.right_share ?? 0) - (b.right_share ?? 0))
