import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { readConfig } from '../../../api/src/platform/config.ts'
import type { Services } from '../../../api/src/platform/context.ts'
import { openPostgres } from '../../../api/src/platform/db/database.ts'
import { createLog } from '../../../api/src/platform/log.ts'
import { openServices } from '../../../api/src/platform/services.ts'
import { startPostgres, type PostgresServer } from '../../../api/src/testing/postgres-server.ts'
import { startServer, type RunningServer } from './server.ts'

/** Fills an empty platform before its server starts. */
export type Fill<Seeded> = (services: Services) => Promise<Seeded>

/** A server on data of its own, and what was filled in; the address of its database, where that is PostgreSQL. */
export type World<Seeded> = RunningServer & { seeded: Seeded; databaseUrl: string | undefined }

/** Makes worlds and takes them away again. */
export type Worlds = {
  /** A filled platform on the throwaway PostgreSQL server, served by a process of its own, with settings besides ours. */
  onPostgres: <Seeded>(fill: Fill<Seeded>, settings?: Record<string, string>) => Promise<World<Seeded>>
  /** The same on the embedded database. */
  embedded: <Seeded>(fill: Fill<Seeded>) => Promise<World<Seeded>>
  /** The throwaway PostgreSQL server. */
  postgres: PostgresServer
}

/** Runs a benchmark with a throwaway PostgreSQL server and temporary folders; stops and removes them afterwards. */
export const withWorlds = async <Result>(
  run: (worlds: Worlds) => Promise<Result>,
  settings: { counting?: boolean } = {},
): Promise<Result> => {
  const closers: (() => Promise<void>)[] = []
  try {
    const postgres = await startPostgres(settings)
    closers.push(postgres.stop)
    let databases = 0
    const open = async <Seeded>(
      fill: Fill<Seeded>,
      more: Record<string, string> = {},
    ): Promise<World<Seeded>> => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-bench-'))
      closers.push(() => rm(dataDir, { recursive: true, force: true }))
      const environment = { ...environmentOf(dataDir), ...more }
      const config = readConfig(environment)
      const services = await openServices(config, createLog(config))
      const seeded = await fillAndClose(services, fill)
      const server = await startServer(environment)
      closers.push(server.stop)
      return { ...server, seeded, databaseUrl: config.databaseUrl }
    }
    return await run({
      postgres,
      embedded: (fill) => open(fill),
      onPostgres: async (fill, more) => {
        databases += 1
        const url = await createDatabase(postgres.url, `bench_${databases}`)
        return open(fill, {
          KURSPORTAL_SECRET: 'a secret for benchmarks, at least thirty-two characters',
          KURSPORTAL_SINGLE_PROCESS: '1',
          ...more,
          DATABASE_URL: url,
        })
      },
    })
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

const fillAndClose = async <Seeded>(
  services: Services & { close: () => Promise<void> },
  fill: Fill<Seeded>,
): Promise<Seeded> => {
  try {
    return await fill(services)
  } finally {
    await services.close()
  }
}

const environmentOf = (dataDir: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  KURSPORTAL_DATA_DIR: dataDir,
  KURSPORTAL_RATE_LIMITS: '0',
  KURSPORTAL_LOG: 'silent',
  // Nobody asks the links of its courses, and no process takes jobs while it is filled.
  KURSPORTAL_LINK_CHECK: '0',
})

const createDatabase = async (server: string, name: string): Promise<string> => {
  const admin = await openPostgres(server, { poolSize: 1 })
  try {
    await admin.db.executeQuery(CompiledQuery.raw(`create database ${name}`))
  } finally {
    await admin.close()
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
