import { useState } from 'react'

/** A question that is shown, and the way to answer it; undefined: it was put off. */
type Asked<Question, Answer> = Question & { answer: (answer: Answer | undefined) => void }

/**
 * A question that code waits for.
 * @returns `ask`, which gives the answer, and `asked`, the question as long as it waits
 */
export const useQuestion = <Question extends object, Answer>() => {
  const [asked, setAsked] = useState<Asked<Question, Answer>>()
  const ask = (question: Question): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      setAsked({
        ...question,
        answer: (answer) => {
          setAsked(undefined)
          resolve(answer)
        },
      })
    })
  return { ask, asked }
}
