import type { Db } from './database.ts'

type Question<Key, Answer> = {
  key: Key
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Batches a lookup that every request makes: one query for all keys of a tick of the event loop, since under load a round
 * trip to the database costs more than the query. Nothing is cached: each key is looked up after it was asked for.
 * @param ask answers some keys, in their order
 * @param most how many keys go into one query, where each is work for the database that other connections can share
 */
export const batched = <Key, Answer>(
  ask: (db: Db, keys: Key[]) => Promise<readonly Answer[]>,
  most = Infinity,
): ((db: Db, key: Key) => Promise<Answer>) => {
  const waiting = new WeakMap<Db, Question<Key, Answer>[]>()
  const send = async (db: Db, questions: readonly Question<Key, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(
        db,
        questions.map(({ key }) => key),
      )
      for (const [index, answer] of answers.entries()) questions[index]?.resolve(answer)
      for (const { reject } of questions.slice(answers.length))
        reject(new Error('a question was not answered'))
    } catch (error) {
      for (const { reject } of questions) reject(error)
    }
  }
  return (db, key) =>
    new Promise((resolve, reject) => {
      const questions = waiting.get(db)
      if (questions && questions.length < most) {
        questions.push({ key, resolve, reject })
        return
      }
      const begun = [{ key, resolve, reject }]
      waiting.set(db, begun)
      setImmediate(() => {
        if (waiting.get(db) === begun) waiting.delete(db)
        void send(db, begun)
      })
    })
}
