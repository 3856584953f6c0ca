import type { QuizContent } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import {
  useMergedSave,
  type EditVersions,
  type FieldLooks,
  type PresentEdit,
} from '@kursportal/shared/ui/edits'
import { useEffect, useRef, type ReactNode } from 'react'
import { noteSaved, useReportSaving } from '../../../common/saving/saving-store.ts'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { readQuiz, useWriteQuiz } from '../api/quiz.ts'
import { outcomeOf, type SavingProblem } from '../useSaving.ts'
import { differingQuestions, mergeQuestions, type Preferred } from './merge-questions.ts'
import { questionWords } from './question-words.ts'
import { asksForUsual, pointsIn, usualRequired } from './question.rules.ts'

/** A quiz as it stood when somebody began to change it. */
export type OpenedQuiz = { quiz: QuizContent; version: string }

/** How the parts of a quiz are called and shown where two versions of them stand side by side. */
export const quizLooks = (t: Translate): FieldLooks<QuizContent> => ({
  questions: {
    label: t('quiz.questions'),
    show: (questions, others) => {
      const differing = differingQuestions(questions, others)
      // The order alone differs.
      const shown = differing.length > 0 ? differing : questions
      return shown.map((question) => questionWords(question)).join('\n\n')
    },
  },
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

/**
 * The way a quiz is sent: what was changed, on top of the version it is based on.
 * @returns `present`, which asks the server afresh, and `write`
 */
export const useQuizWrites = (videoId: string, opened: OpenedQuiz) => {
  const client = useQueryClient()
  const send = useWriteQuiz(videoId)
  // The server takes whole quizzes: what was not changed is sent as the version has it.
  const known = useRef(new Map<string, QuizContent>())
  useEffect(() => {
    known.current.set(opened.version, opened.quiz)
  }, [opened.version, opened.quiz])
  return {
    isPending: send.isPending,
    present: async (): Promise<PresentEdit<QuizContent>> => {
      const now = await client.fetchQuery({ ...readQuiz(videoId), staleTime: 0 })
      if (now.view !== 'author') throw new Error('a draft is read by its author')
      known.current.set(now.version, now.quiz)
      return { fields: now.quiz, version: now.version, edited: now.edited }
    },
    write: (changed: Partial<QuizContent>, basedOn: string) =>
      send.mutateAsync({ quiz: { ...(known.current.get(basedOn) ?? opened.quiz), ...changed }, basedOn }),
  }
}

/** Questions are put together one by one; how many right answers it takes follows them, as far as all meant it so. */
const merged = {
  questions: ({ base, mine, theirs }: EditVersions<QuizContent>, choice?: Preferred) =>
    mergeQuestions({ base: base.questions, mine: mine.questions, theirs: theirs.questions }, choice),
  required_correct: ({ base, mine, theirs }: EditVersions<QuizContent>) => {
    const questions = mergeQuestions({
      base: base.questions,
      mine: mine.questions,
      theirs: theirs.questions,
    })
    return questions && [base, mine, theirs].every(asksForUsual)
      ? usualRequired(pointsIn({ ...mine, questions }))
      : undefined
  },
}

/**
 * Saves the questions of a quiz. What somebody else has changed meanwhile is merged question by question; where both
 * changed the same one, both versions are shown.
 */
export const useSaveQuiz = (
  videoId: string,
  opened: OpenedQuiz,
): {
  /**
   * Gives why it is not saved, undefined when it is.
   * @param from the quiz as it stood when the change began, where that is longer ago
   */
  save: (typed: QuizContent, from?: OpenedQuiz) => Promise<SavingProblem | undefined>
  saving: boolean
  dialog: ReactNode
} => {
  const t = useTexts()
  const { present, write, isPending } = useQuizWrites(videoId, opened)
  const { save, dialog } = useMergedSave<QuizContent>({ looks: quizLooks(t), present, merged })
  useReportSaving(`quiz/${videoId}`, isPending ? { state: 'saving' } : undefined)
  return {
    save: async (typed, from = opened) => {
      try {
        await save({ base: from.quiz, typed, version: from.version, write })
      } catch (error) {
        return outcomeOf(error)
      }
      noteSaved()
      toast.success(t('quiz.saved'))
      return undefined
    },
    saving: isPending,
    dialog,
  }
}
