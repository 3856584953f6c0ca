import type { IllustrationKey } from '../media/illustrations.ts'
import type { VideoScript } from '../media/script.types.ts'
import type { RichTextDocument } from './rich-text.types.ts'

/** The demo courses, by the word the seed and the tests call them. */
export type CourseKey = 'ruecken' | 'schlaf' | 'stress' | 'ernaehrung' | 'atmung' | 'cool-bleiben'

export type ChoiceOption = { text: string; correct: boolean }

/** A question of a quiz, with the explanation shown once the answer is final (specification, Lectures). */
export type QuizQuestion =
  | { type: 'single_choice'; question: string; options: ChoiceOption[]; explanation: string }
  | { type: 'multiple_choice'; question: string; options: ChoiceOption[]; explanation: string }
  | { type: 'true_false'; question: string; correct: boolean; explanation: string }
  /** `items` stand in the right order; whoever asks shuffles them. */
  | { type: 'order'; question: string; items: string[]; explanation: string }
  /** Any of `accepted` is right, compared without regard to case and outer blanks. */
  | { type: 'short_text'; question: string; accepted: string[]; explanation: string }

export type QuizContent = {
  questions: QuizQuestion[]
  /** How many questions must be right to pass. */
  requiredCorrect: number
  shuffleQuestions: boolean
  shuffleOptions: boolean
  /** Attempts allowed; null for as many as wanted. */
  maxAttempts: number | null
  /** Pause between two attempts, in minutes. */
  pauseMinutes: number
}

export type VideoLecture = {
  type: 'video'
  title: string
  description: string
  /** What the video shows, and with it its length in seconds (`durationOf`) and its captions (`cuesOf`). */
  script: VideoScript
  /** The share (0..1) that must have been watched for the lecture to be done. */
  requiredShare: number
}

export type RichTextLecture = {
  type: 'richText'
  title: string
  /** Reading time, rounded up to whole minutes. */
  minutes: number
  document: RichTextDocument
  /** Pictures the document points to as `seed:<key>`. */
  illustrations: IllustrationKey[]
}

export type QuizLecture = { type: 'quiz'; title: string; description: string; quiz: QuizContent }

export type LectureContent = VideoLecture | RichTextLecture | QuizLecture

export type ChapterContent = { title: string; description: string; lectures: LectureContent[] }

/** How the lectures of a course open up (specification, Lectures). */
export type UnlockRule =
  | { mode: 'all_at_once' }
  | { mode: 'in_order' }
  | { mode: 'in_order_with_pause'; daysBetweenChapters: number }

export type CourseContent = {
  key: CourseKey
  title: string
  /** One or two sentences for the card. */
  summary: string
  /** Some paragraphs for the course page, parted by an empty line. */
  description: string
  /** „Das lernst du“, three to five lines. */
  outcomes: string[]
  instructor: { name: string; qualification: string }
  priceCents: number
  /** Shown only to people under 18. */
  minorsOnly: boolean
  /** Shown instead of the duration that would be computed from the lectures. */
  timeAlternativeText: string
  /** Units the certificate counts, and the minutes of one. */
  units: { count: number; minutes: number }
  unlock: UnlockRule
  /** Alternative text of the cover `coverSvg(key)`. */
  coverAlt: string
  chapters: ChapterContent[]
}
