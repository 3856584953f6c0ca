import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import { useUnsaved } from '@kursportal/shared/store'
import { toast } from '@kursportal/shared/ui'
import { useKeptCopy, useUnstored } from '@kursportal/shared/ui/kept'
import { useState } from 'react'
import { useReportSaving } from '../../../common/saving/saving-store.ts'
import { useTexts } from './texts.ts'
import type { SavingProblem } from '../../../common/saving/useSaving.ts'
import { isInQuiz, keptQuestion } from './kept-question.ts'
import { withQuestions } from './question.rules.ts'
import { QuestionSheet } from './QuestionSheet.tsx'
import type { OpenedQuiz, useSaveQuiz } from './useSaveQuiz.tsx'

/** A question being written, where it stands (behind the last one it is new), and the quiz as it was then. */
type Open = { first: QuizQuestion; typed: QuizQuestion; index: number; from: OpenedQuiz }

/**
 * The sheet in which a question is written. Until the server has it, what is typed lies in the browser as well, and is
 * offered again (`waiting`) after a reload, a crash or a closed tab.
 * @param quiz as the server has it
 */
export const useQuestionSheet = (
  videoId: string,
  quiz: QuizContent,
  { save, saving }: Pick<ReturnType<typeof useSaveQuiz>, 'save' | 'saving'>,
) => {
  const t = useTexts()
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<SavingProblem>()
  const [isOffered, setOffered] = useState(true)
  const { kept: left, keeper } = useKeptCopy(`question/${videoId}`, keptQuestion)
  const kept = useUnstored(left, keeper, ({ typed }) => isInQuiz(quiz, typed))
  const waiting = isOffered && !open ? kept : undefined
  const show = (next: Open | undefined) => {
    setProblem(undefined)
    setOpen(next)
  }
  const goOn = () => {
    if (!kept) return
    const { first, typed, index, quiz: base } = kept.value
    setOffered(false)
    show({ first, typed, index, from: { quiz: base, version: kept.version } })
  }
  const close = () => {
    keeper.forget()
    show(undefined)
  }
  useUnsaved(Boolean(waiting))
  useReportSaving(
    `kept-question/${videoId}`,
    waiting ? { state: 'unsaved', act: { label: t('common.saving.show'), onPress: goOn } } : undefined,
  )
  const sheet = open && (
    <QuestionSheet
      key={open.index}
      first={open.first}
      typed={open.typed}
      number={open.index + 1}
      saving={saving}
      problem={problem}
      onTyped={(typed) => {
        const { first, index, from } = open
        if (typed)
          keeper.keep(() => ({ value: { first, typed, index, quiz: from.quiz }, version: from.version }))
        else keeper.forget()
      }}
      onClose={close}
      onDone={async (question) => {
        const { from, index } = open
        const next = withQuestions(from.quiz, from.quiz.questions.toSpliced(index, 1, question))
        const failed = await save(next, from, keeper)
        if (failed) setProblem(failed)
        else close()
      }}
    />
  )
  return {
    sheet,
    /** What an earlier visit left, and when; undefined where nothing waits. */
    waiting: waiting ?? undefined,
    goOn,
    giveUp: () => {
      keeper.forget()
      setOffered(false)
    },
    write: (question: QuizQuestion, index: number, from: OpenedQuiz) => {
      // There is one place to keep a question: another one would take it.
      if (waiting) toast.info(t('quiz.keptFirst'))
      else show({ first: question, typed: question, index, from })
    },
  }
}
