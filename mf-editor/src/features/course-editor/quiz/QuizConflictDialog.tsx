import type { LastEdit, QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  canKeepBothOf,
  ORDER,
  type Merged,
  type VersionChoice,
  type VersionConflict,
} from '@kursportal/shared/domain'
import { ChangedText, EditConflictDialog, editText, type FieldLooks } from '@kursportal/shared/ui/edits'
import { formatNumber } from '@kursportal/shared/i18n'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { questionWords } from './question-words.ts'

/** All of a quiz but its questions. */
export type QuizTerms = Omit<QuizContent, 'questions'>

/** How the terms of a quiz are called and shown where two versions of them stand side by side. */
export const quizLooks = (t: Translate): FieldLooks<QuizTerms> => ({
  required_correct: { label: t('quiz.required') },
  max_attempts: { label: t('quiz.attempts') },
  pause_minutes: { label: t('quiz.pause') },
  shuffle_questions: { label: t('quiz.shuffleQuestions') },
  shuffle_options: { label: t('quiz.shuffleOptions') },
  draw_count: { label: t('quiz.drawCount') },
  draw_from: {
    label: t('quiz.drawFrom'),
    show: (from) => t(from === 'course' ? 'quiz.drawFromCourse' : 'quiz.drawFromQuiz'),
  },
})

/** What two people made of one quiz, as far as it does not go together by itself. */
export type QuizConflict = Merged<QuizContent> & { theirs: QuizContent; edited: LastEdit }

type Props = {
  conflict: QuizConflict
  onLater: () => void
  onDecide: (choiceOf: (one: VersionConflict) => VersionChoice | undefined) => void
}

const keyOf = ({ path }: VersionConflict): string => path.join('/')

const isTerm = (name: string | undefined, looks: FieldLooks<QuizTerms>): name is keyof QuizTerms =>
  name !== undefined && name in looks

/** Two people changed the same in a quiz: shows both of each thing and asks which one holds, or both. */
export const QuizConflictDialog = ({ conflict, onLater, onDecide }: Props): ReactNode => {
  const t = useTexts()
  const looks = quizLooks(t)
  const { merged, theirs, edited, conflicts } = conflict
  const questions = [...merged.questions, ...theirs.questions]
  const find = (id: unknown): QuizQuestion | undefined => questions.find((one) => one.id === id)
  const nameOf = (id: unknown): string => find(id)?.question || t('quiz.untitled')
  const labelOf = ({ path: [list, id, field] }: VersionConflict): string => {
    if (isTerm(list, looks)) return looks[list]?.label ?? ''
    if (id === undefined) return t('quiz.questions')
    if (id === ORDER) return t('quiz.order')
    if (field === 'hints') return t('quiz.hintsOf', { question: nameOf(id) })
    if (field === 'explanation') return t('quiz.explanationOf', { question: nameOf(id) })
    return field === 'question' ? t('quiz.question') : t('quiz.questionNamed', { question: nameOf(id) })
  }
  const words = ({ path }: VersionConflict, value: unknown): string => {
    if (value === undefined) return t('versions.deletedThere')
    if (path.at(-1) === ORDER && Array.isArray(value))
      return value.map((id, index) => `${index + 1}. ${nameOf(id)}`).join('\n')
    // The questions of the three versions were checked when they came in.
    /* oxlint-disable typescript/no-unsafe-type-assertion -- see above */
    if (path.length === 2 && path[0] === 'questions') return questionWords(value as QuizQuestion)
    // Questions that got their identity only now: nobody knows which of them are the same ones.
    if (path.length === 1 && Array.isArray(value))
      return (value as QuizQuestion[]).map(questionWords).join('\n\n')
    /* oxlint-enable typescript/no-unsafe-type-assertion */
    if (path[0] === 'draw_from') return t(value === 'course' ? 'quiz.drawFromCourse' : 'quiz.drawFromQuiz')
    if (path[2] === 'hints' && Array.isArray(value)) return value.map((hint) => `– ${hint}`).join('\n')
    if (typeof value === 'boolean') return editText(value ? 'yes' : 'no')
    if (typeof value === 'number') return formatNumber(value)
    return typeof value === 'string' && value !== '' ? value : editText('empty')
  }
  const show = (one: VersionConflict, side: 'mine' | 'theirs'): ReactNode =>
    typeof one.base === 'number' || one.base === undefined || one[side] === undefined ? (
      words(one, one[side])
    ) : (
      <ChangedText before={words(one, one.base)} after={words(one, one[side])} />
    )
  return (
    <EditConflictDialog
      open
      edited={edited}
      entries={conflicts.map((one) => ({
        key: keyOf(one),
        label: labelOf(one),
        mine: show(one, 'mine'),
        theirs: show(one, 'theirs'),
        canKeepBoth: canKeepBothOf(one) && one.path[0] === 'questions',
      }))}
      onLater={onLater}
      onDecide={(choices) => onDecide((one) => choices[keyOf(one)])}
    />
  )
}
