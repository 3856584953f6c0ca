import type { LastEdit, QuizContent } from '@kursportal/shared/contract'
import {
  decideConflicts,
  mergeQuizzes,
  sameContent,
  type VersionChoice,
  type VersionConflict,
} from '@kursportal/shared/domain'
import { useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { toast } from '@kursportal/shared/ui'
import {
  noteMerged,
  storeMerged,
  UndecidedEdit,
  useQuestion,
  type PresentEdit,
} from '@kursportal/shared/ui/edits'
import type { Keeper } from '@kursportal/shared/ui/kept'
import { useEffect, useRef, type ReactNode } from 'react'
import { noteSaved, useReportSaving } from '../../../common/saving/saving-store.ts'
import { useTexts } from './texts.ts'
import { readQuiz, useWriteQuiz } from '../api/quiz.ts'
import { outcomeOf, type SavingProblem } from '../../../common/saving/useSaving.ts'
import { asksForUsual, copyOf, pointsIn, usualRequired } from './question.rules.ts'
import { QuizConflictDialog, type QuizConflict } from './QuizConflictDialog.tsx'

/** A quiz as it stood when somebody began to change it. */
export type OpenedQuiz = { quiz: QuizContent; version: string }

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

/** Both together; the points it takes follow the questions, as far as all meant it so. */
const put = (base: QuizContent, mine: QuizContent, theirs: QuizContent) => {
  const found = mergeQuizzes({ base, mine, theirs }, () => crypto.randomUUID())
  if (![base, mine, theirs].every(asksForUsual)) return found
  return {
    merged: { ...found.merged, required_correct: usualRequired(pointsIn(found.merged)) },
    conflicts: found.conflicts.filter(({ path }) => path[0] !== 'required_correct'),
  }
}

/** A quiz as it is sent and as it comes back: new questions get their ids from the server. */
const withoutIds = ({ questions, ...terms }: QuizContent) => ({
  quiz: { ...terms, questions: questions.map(copyOf) },
})

type ChoiceOf = (one: VersionConflict) => VersionChoice | undefined

/**
 * Saves the questions of a quiz. What somebody else has changed meanwhile is merged question by question and within
 * them; where both changed the same, both versions are shown.
 */
export const useSaveQuiz = (
  videoId: string,
  opened: OpenedQuiz,
): {
  /**
   * Gives why it is not saved, undefined when it is.
   * @param from the quiz as it stood when the change began, where that is longer ago
   * @param keeper knows what was sent and never answered, where a copy of the change is kept
   */
  save: (typed: QuizContent, from?: OpenedQuiz, keeper?: Keeper) => Promise<SavingProblem | undefined>
  saving: boolean
  dialog: ReactNode
} => {
  const t = useTexts()
  const session = useSession()
  const { present, write, isPending } = useQuizWrites(videoId, opened)
  const { ask, asked: question } = useQuestion<{ conflict: QuizConflict }, ChoiceOf>()
  useReportSaving(`quiz/${videoId}`, isPending ? { state: 'saving' } : undefined)
  const decided = async (base: QuizContent, typed: QuizContent, theirs: QuizContent, edited: LastEdit) => {
    const found = put(base, typed, theirs)
    if (found.conflicts.length === 0) {
      noteMerged(edited, session?.user.id)
      return found.merged
    }
    const choiceOf = await ask({ conflict: { ...found, theirs, edited } })
    if (!choiceOf) throw new UndecidedEdit()
    return decideConflicts(found, choiceOf)
  }
  const store = (typed: QuizContent, from: OpenedQuiz, keeper?: Keeper) =>
    storeMerged({
      first: { base: from, wanted: typed, isMerged: false },
      write: async ({ base, wanted, isMerged }) => {
        // After a choice for the other version nothing may be left to send.
        if (isMerged && sameContent(wanted, base.quiz)) return
        keeper?.sending(withoutIds(wanted))
        await write(wanted, base.version)
        keeper?.answered()
      },
      meet: async ({ base, wanted }) => {
        const { fields, version, edited } = await present()
        if (keeper?.isOwn(withoutIds(fields)))
          return { base: { quiz: fields, version }, wanted, isMerged: true }
        const together = await decided(base.quiz, wanted, fields, edited)
        return { base: { quiz: fields, version }, wanted: together, isMerged: true }
      },
    })
  return {
    save: async (typed, from = opened, keeper) => {
      try {
        await store(typed, from, keeper)
      } catch (error) {
        return outcomeOf(error)
      }
      noteSaved()
      toast.success(t('quiz.saved'))
      return undefined
    },
    saving: isPending,
    dialog: question && (
      <QuizConflictDialog
        conflict={question.conflict}
        onLater={() => question.answer(undefined)}
        onDecide={(choiceOf) => question.answer(choiceOf)}
      />
    ),
  }
}
