import type { LeftOut, ReadQuestions } from '../plan.types.ts'
import { leftOut, together } from '../quizzes.ts'
import type { H5pContent } from './h5p-parts.ts'
import { field, libraryOf, list, stringOf, titleOf, words } from './json.ts'

/** What leads to another part of where it stands. */
const LEADS = new Set(['GoToQuestion', 'IVHotspot', 'BranchingQuestion'])
/** What plays, and what asks something in a way there is not here; all else that is not read is no question. */
const PLAYED = new Set(['Video', 'Audio', 'AudioRecorder', 'InteractiveVideo'])
const ASKED =
  /Question|Quiz|Words|Drag|Essay|Dictation|MemoryGame|Sequencing|GuessTheAnswer|FreeText|Crossword|Sort|Pair|Hotspot$/

const isFarAway = (address: string): boolean => /^https?:\/\//i.test(address)

/** Where a film or a page of others is shown from; empty where it lies in the package. */
const addressOf = (params: unknown): string => {
  const film = field(field(params, 'interactiveVideo'), 'video')
  const files = [
    ...list(field(params, 'sources')),
    ...list(field(params, 'files')),
    ...list(field(film, 'files')),
  ]
  return (
    [...files.map((file) => stringOf(field(file, 'path'))), stringOf(field(params, 'source'))].find(
      isFarAway,
    ) ?? ''
  )
}

const reasonOf = (kind: string): LeftOut['reason'] => {
  if (LEADS.has(kind)) return 'branching'
  if (PLAYED.has(kind)) return 'film'
  return ASKED.test(kind) ? 'question_kind' : 'activity_kind'
}

/** Why a part of a kind that is not read stays behind, by the name H5P gives that kind, which trainers know. */
export const unread = ({ library, title, params }: H5pContent): ReadQuestions => {
  const kind = library.replace(/^H5P\./, '')
  const address = addressOf(params)
  if (address !== '') return leftOut(`${title}: ${address}`, 'embedded')
  const isNamed = title.replaceAll(/[\s-]/g, '').toLowerCase() === kind.toLowerCase()
  return leftOut(isNamed ? title : `${title} (${kind})`, reasonOf(kind))
}

/** What plays beside a task: the film or sound above it, and what a card says aloud. */
const besides = ({ params, title }: H5pContent): ReadQuestions => {
  const media = field(field(params, 'media'), 'type')
  const plays = libraryOf(media) === 'H5P.Video' || libraryOf(media) === 'H5P.Audio'
  const isThere = ['sources', 'files'].some((name) => list(field(field(media, 'params'), name)).length > 0)
  const parts = [...list(field(params, 'dialogs')), ...list(field(params, 'cards'))]
  const speaks = parts.some((part) => list(field(part, 'audio')).length > 0)
  return together([
    ...(plays && isThere
      ? [
          unread({
            library: libraryOf(media),
            params: field(media, 'params'),
            title: titleOf(media) || title,
          }),
        ]
      : []),
    ...(speaks ? [leftOut(`${title} (Audio)`, 'film')] : []),
  ])
}

/** Where points stand in what is said of them. */
const POINTS = /(?:^|\s)[@:][a-z]+/i

/** What is said about the points somebody has in the end, unless it names no more than these. */
const verdicts = ({ params, title }: H5pContent): ReadQuestions => {
  const ranges = [
    ...list(field(params, 'overallFeedback')),
    ...list(field(field(params, 'endGame'), 'overallFeedback')),
  ]
  const written = ranges
    .map((range) => words(field(range, 'feedback')))
    .filter((feedback) => feedback !== '' && !POINTS.test(feedback))
  return written.length === 0 ? together([]) : leftOut(`${title}: ${written.join(' / ')}`, 'scoring')
}

/** What stays behind of a content whose texts and questions come. */
export const leftBeside = (content: H5pContent): ReadQuestions =>
  together([besides(content), verdicts(content), ...comments(content)])

/** What is written about the tasks of a slide, for whoever wants to see the solution. */
const comments = ({ library, params, title }: H5pContent): ReadQuestions[] =>
  library === 'H5P.CoursePresentation'
    ? list(field(field(params, 'presentation'), 'slides'))
        .flatMap((slide) => list(field(slide, 'elements')))
        .map((element) => words(field(element, 'solution')))
        .filter(Boolean)
        .map((comment) => leftOut(`${title}: ${comment}`, 'notes'))
    : []
