import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { TestPlatform } from '../test-platform.ts'

/** What a platform stored since `begin`, undone as often as wanted. */
export type Undoable = { undo: () => Promise<void>; end: () => Promise<void> }

/**
 * From here on everything the platform stores happens in one transaction of the database, its own transactions being
 * savepoints in it, so that what a request did can be undone within a millisecond. For requests one after the other; jobs
 * are not done any more.
 */
export const beginUndoable = async ({ services }: TestPlatform): Promise<Undoable> => {
  const { database, jobs } = services
  // The embedded database has one connection: a worker would end up in the middle of the transaction.
  await jobs.stop()
  services.jobs = { ...jobs, send: () => Promise.resolve() }
  const outer = await database.db.startTransaction().execute()
  let opened = 0
  // A file is answered before its transaction has ended.
  let running: Promise<unknown> = Promise.resolve()
  const nested = async <T>(run: (db: Db) => Promise<T>): Promise<T> => {
    opened += 1
    const name = sql.id(`nested_${opened}`)
    await sql`savepoint ${name}`.execute(outer)
    try {
      const result = await run(outer)
      // What the database checks at the end of a transaction, it checks here.
      await sql`set constraints all immediate`.execute(outer)
      await sql`set constraints all deferred`.execute(outer)
      await sql`release savepoint ${name}`.execute(outer)
      return result
    } catch (error) {
      await sql`rollback to savepoint ${name}`.execute(outer)
      throw error
    }
  }
  const db: Db = new Proxy<Db>(outer, {
    get: (target, key): unknown => {
      if (key === 'transaction')
        return () => ({ execute: (run: (db: Db) => Promise<unknown>) => (running = nested(run)) })
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  services.database = { ...database, db }
  await sql`savepoint beginning`.execute(outer)
  return {
    undo: async () => {
      await running.catch(() => undefined)
      await sql`rollback to savepoint beginning`.execute(outer)
    },
    end: async () => {
      services.database = database
      await outer.rollback().execute()
    },
  }
}
