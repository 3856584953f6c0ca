import { failureText, isFailure } from '@kursportal/shared/client'
import type { QuizContent } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { useState } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readQuiz, useWriteQuiz } from '../api/quiz.ts'

/** Saves a quiz as a whole. When somebody else was faster the own version is held until it is decided which one counts. */
export const useSaveQuiz = (videoId: string, version: string) => {
  const t = useTexts()
  const client = useQueryClient()
  const write = useWriteQuiz(videoId)
  const [held, setHeld] = useState<QuizContent>()

  const send = async (quiz: QuizContent, basedOn: string): Promise<boolean> => {
    try {
      await write.mutateAsync({ quiz, basedOn })
      toast.success(t('quiz.saved'))
      setHeld(undefined)
      return true
    } catch (error) {
      if (isFailure(error, 'edited_meanwhile')) setHeld(quiz)
      else toast.error(failureText(error))
      return false
    }
  }
  const newest = () => client.fetchQuery({ ...readQuiz(videoId), staleTime: 0 })
  return {
    /** Gives whether it is saved. */
    save: (quiz: QuizContent) => send(quiz, version),
    saving: write.isPending,
    isConflict: held !== undefined,
    keepMine: async () => {
      const theirs = await newest()
      if (held && theirs.view === 'author') await send(held, theirs.version)
    },
    takeTheirs: async () => {
      await newest()
      setHeld(undefined)
    },
  }
}
