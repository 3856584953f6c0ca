import { call, isFailure } from '@kursportal/shared/client'
import type { QuizAttempt } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { answerOutbox, isOvertaken, withGiven, type Given, type KeptAnswer } from '../quiz/answer-outbox.ts'
import { RETRY_INTERVAL_MS } from '../../../common/outbox/browser-outbox.ts'
import { readLecture } from './read-lecture.ts'
import { readQuizAttempt } from './read-quiz-attempt.ts'

/** What is not saved yet, by question; `error` once saving it failed. */
type Unsaved = ReadonlyMap<string, KeptAnswer & { error?: unknown }>

const without = (unsaved: Unsaved, questionId: string): Unsaved => {
  const rest = new Map(unsaved)
  rest.delete(questionId)
  return rest
}

/**
 * Saves the answers of a running attempt as they are given; each shows before the server has it. What could not be saved
 * is kept in the browser, told, and sent again by itself, also when the attempt is opened later, or when asked to. So neither a broken line nor a killed tab costs an answer. What was answered otherwise on another device
 * meanwhile stays as it is there and is told. An attempt that was handed in elsewhere is read anew.
 */
export const useAnswerQuizQuestion = (drawn: QuizAttempt) => {
  const client = useQueryClient()
  const attemptQuery = readQuizAttempt(drawn.id)
  // What was just saved is known here before the page above is drawn with it. Until then it would be gone for a moment, and
  // with it from whatever is answered in that moment.
  const attempt = client.getQueryData(attemptQuery.queryKey) ?? drawn
  const userId = useSession()?.user.id ?? ''
  const [outbox] = useState(() => answerOutbox(userId, attempt.id))
  const [unsaved, show] = useState<Unsaved>(
    () => new Map(outbox.all().map((kept) => [kept.given.question_id, kept])),
  )
  // A mutation that waited its turn knows what was shown when it was begun, not what is now.
  const latest = useRef(unsaved)
  const [overtaken, setOvertaken] = useState<readonly string[]>([])

  const change = (next: Unsaved): void => {
    latest.current = next
    show(next)
  }
  const forget = (questionId: string): void => {
    outbox.remove(questionId)
    change(without(latest.current, questionId))
  }
  const close = (): void => {
    for (const questionId of latest.current.keys()) forget(questionId)
    void client.invalidateQueries({ queryKey: attemptQuery.queryKey })
  }
  const { mutate, isPending } = useMutation({
    // One after the other, so that the last answer given is the one that stays.
    scope: { id: `quiz-${attempt.id}` },
    mutationFn: (given: Given) =>
      call('PATCH /quiz/attempt', { query: { 'attempt-id': attempt.id }, body: given }),
    onSuccess: async (_, given) => {
      // An answer of the server that was on its way meanwhile may not know of this yet.
      const wasAsked = client.isFetching({ queryKey: attemptQuery.queryKey }) > 0
      if (wasAsked) await client.cancelQueries({ queryKey: attemptQuery.queryKey })
      client.setQueryData(
        attemptQuery.queryKey,
        (known) =>
          known && {
            ...known,
            questions: known.questions.map((question) =>
              question.id === given.question_id ? withGiven(question, given) : question,
            ),
          },
      )
      // What was given since then waits for its own turn.
      if (latest.current.get(given.question_id)?.given === given) forget(given.question_id)
      if (wasAsked) void client.invalidateQueries({ queryKey: attemptQuery.queryKey })
    },
    onError: (error, given) => {
      if (isFailure(error, 'attempt_closed')) return close()
      // What stands before the course comes first; the answer waits in the browser and is sent again afterwards.
      if (isFailure(error, 'start_not_confirmed'))
        void client.invalidateQueries(readLecture(attempt.video_id))
      const kept = latest.current.get(given.question_id)
      if (kept) change(new Map(latest.current).set(given.question_id, { ...kept, error }))
      return undefined
    },
  })

  const answer = (given: Given): void => {
    const questionId = given.question_id
    const earlier = latest.current.get(questionId)
    const saved = attempt.questions.find(({ id }) => id === questionId)
    const kept = {
      given: { ...earlier?.given, ...given },
      before: earlier?.before ?? saved?.answer ?? [],
    }
    outbox.keep(questionId, kept)
    change(new Map(latest.current).set(questionId, kept))
    setOvertaken((before) => before.filter((id) => id !== questionId))
    mutate(kept.given)
  }
  const saveAgain = async (): Promise<void> => {
    if (latest.current.size === 0) return
    let fresh: QuizAttempt
    try {
      fresh = await client.fetchQuery({ ...attemptQuery, staleTime: 0, retry: false })
    } catch (error) {
      change(new Map([...latest.current].map(([id, kept]) => [id, { ...kept, error }])))
      return
    }
    if (fresh.submitted_at) return close()
    for (const [questionId, kept] of latest.current) {
      const saved = fresh.questions.find(({ id }) => id === questionId)
      if (isOvertaken(kept, saved)) {
        forget(questionId)
        setOvertaken((before) => [...before, questionId])
      } else mutate(kept.given)
    }
  }
  const onLine = useEffectEvent(() => void saveAgain())
  const onTimer = useEffectEvent(() => {
    if ([...latest.current.values()].some(({ error }) => error !== undefined)) void saveAgain()
  })
  useEffect(() => {
    onLine()
    const timer = setInterval(() => onTimer(), RETRY_INTERVAL_MS)
    window.addEventListener('online', onLine)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onLine)
    }
  }, [])

  const failed = [...unsaved.values()].filter(({ error }) => error !== undefined)
  return {
    /** The questions as they stand here, saved or not. */
    questions: attempt.questions.map((question) => withGiven(question, unsaved.get(question.id)?.given)),
    answer,
    saveAgain,
    isPending,
    /** How many answers wait, saved neither here nor on the way. */
    unsaved: unsaved.size,
    failed: failed.length,
    error: failed[0]?.error,
    /** The questions whose answer from another device stays. */
    overtaken,
  }
}
