import { failureText, isFailure } from '@kursportal/shared/client'
import { translate } from './texts.ts'

const problems = {
  no_cues: 'noCues',
  bad_time: 'badTime',
  ends_before_it_starts: 'endsTooEarly',
  past_the_end: 'pastTheEnd',
  too_many: 'tooMuch',
} as const
type Problem = keyof typeof problems

const isProblem = (word: unknown): word is Problem => typeof word === 'string' && word in problems

/** The sentence for what is wrong with captions. */
export const problemText = (problem: Problem, line: number): string =>
  translate(`upload.captions.problem.${problems[problem]}`, { line })

/** What is wrong with a captions file, with the line where the server names one. */
export const captionProblem = (error: unknown): string => {
  if (isFailure(error, 'edited_meanwhile')) return translate('upload.captions.changedMeanwhile')
  if (!isFailure(error, 'captions_unreadable')) return failureText(error)
  const { details } = error
  if (typeof details !== 'object' || details === null || !('problem' in details)) return failureText(error)
  if (!isProblem(details.problem)) return failureText(error)
  const line = 'line' in details && typeof details.line === 'number' ? details.line : 1
  return problemText(details.problem, line)
}
