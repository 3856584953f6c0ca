import { readFile } from 'node:fs/promises'
import { CompiledQuery } from 'kysely'
import { openPostgres } from '../../../api/src/platform/db/database.ts'
import type { World, Worlds } from './world.ts'

/** What one of something costs: milliseconds of a processor in Node and in PostgreSQL, and statements sent to it. */
export type Cost = { node: number; database: number; queries: number }

/** A clock of the processor ticks a hundred times a second on Linux. */
const TICK_MS = 10

/** The times of a process in ticks: its own, and those of its children that have ended. */
const timesOf = async (pid: number): Promise<{ own: number; children: number }> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before may hold anything, a bracket as well.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const sum = (from: number) => (fields[from] ?? 0) + (fields[from + 1] ?? 0)
  return { own: sum(11) * TICK_MS, children: sum(13) * TICK_MS }
}

/** Milliseconds of a processor that the tools a process ran have taken, such as ffmpeg. */
export const toolsTime = async (pid: number): Promise<number> => (await timesOf(pid)).children

/** Bytes of memory a process holds. */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}

/** Asks the database of a world something that has one number as its answer. */
export const askNumber = async ({ databaseUrl = '' }: World<unknown>, question: string): Promise<number> => {
  const database = await openPostgres(databaseUrl, { poolSize: 1 })
  try {
    const { rows } = await database.db.executeQuery<{ n: unknown }>(CompiledQuery.raw(question))
    return Number(rows[0]?.n ?? 0)
  } finally {
    await database.close()
  }
}

/** Statements of people: neither those of the queue of jobs nor the beginnings and ends of transactions. */
const STATEMENTS = `select sum(calls) as n from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
  and query !~* '^(begin|commit|rollback|start transaction)' and query not like '%pgboss%'`

/** Counts the statements of a world from now on. */
export const countStatements = async (world: World<unknown>): Promise<void> => {
  await askNumber(world, 'create extension if not exists pg_stat_statements')
}

/** What each of the things costs that are done by `run`, which answers how many it did. */
export const costOf = async (
  { postgres }: Pick<Worlds, 'postgres'>,
  world: World<unknown>,
  run: () => Promise<number>,
): Promise<Cost> => {
  const spent = async () => {
    const [server = 0, ...workers] = await postgres.processes()
    const { own, children } = await timesOf(server)
    const working = await Promise.all(workers.map(timesOf))
    return {
      node: (await timesOf(world.pid)).own,
      database: own + children + working.reduce((sum, times) => sum + times.own, 0),
      queries: await askNumber(world, STATEMENTS),
    }
  }
  const before = await spent()
  const count = await run()
  const after = await spent()
  const each = (of: keyof Cost) => (after[of] - before[of]) / count
  return { node: each('node'), database: each('database'), queries: each('queries') }
}
