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
 */
export const batched = <Key, Answer>(
  ask: (db: Db, keys: Key[]) => Promise<readonly Answer[]>,
): ((db: Db, key: Key) => Promise<Answer>) => {
  const waiting = new WeakMap<Db, Question<Key, Answer>[]>()
  const send = async (db: Db): Promise<void> => {
    const questions = waiting.get(db) ?? []
    waiting.delete(db)
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
      if (questions) {
        questions.push({ key, resolve, reject })
        return
      }
      waiting.set(db, [{ key, resolve, reject }])
      setImmediate(() => void send(db))
    })
}
