import { Client, type ClientConfig } from 'pg'

/** Locks by name that all processes on a database share. Whoever ends, however that happens, has let go. */
export type SharedLocks = {
  /**
   * Takes a lock that nobody has.
   * @param lost called when the connection that held it broke: from then on somebody else may have it
   * @returns how to let go; null while somebody has it
   */
  take: (name: string, lost?: () => void) => Promise<(() => Promise<void>) | null>
  close: () => Promise<void>
}

/** Runs something in one process at a time; the others leave it to that one. */
export const inOneProcess = async (
  locks: SharedLocks,
  name: string,
  run: () => Promise<unknown>,
): Promise<void> => {
  const letGo = await locks.take(name)
  if (!letGo) return
  try {
    await run()
  } finally {
    await letGo()
  }
}

/** For a database with one process. */
export const openLocalLocks = (): SharedLocks => {
  const held = new Set<string>()
  return {
    take: (name) => {
      if (held.has(name)) return Promise.resolve(null)
      held.add(name)
      return Promise.resolve(async () => void held.delete(name))
    },
    close: () => Promise.resolve(),
  }
}

type Held = { client: Client; lost: () => void }

/**
 * Locks held by one connection of the process, which is made with the first of them. PostgreSQL lets the same connection
 * take a lock twice, so this process keeps its own list as well.
 */
export const openPostgresLocks = (direct: ClientConfig): SharedLocks => {
  const held = new Map<string, Held | null>()
  let connecting: Promise<Client> | undefined
  const forget = (client: Client): void => {
    connecting = undefined
    for (const [name, one] of held) {
      if (one?.client !== client) continue
      held.delete(name)
      one.lost()
    }
  }
  const connect = async (): Promise<Client> => {
    const client = new Client({
      ...direct,
      application_name: 'kursportal locks',
      query_timeout: 5_000,
    })
    client.on('error', () => undefined)
    client.once('end', () => forget(client))
    await client.connect()
    return client
  }
  const connected = (): Promise<Client> => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined
      throw error
    })
    return connecting
  }
  const letGo = async (name: string): Promise<void> => {
    const one = held.get(name)
    held.delete(name)
    // A connection that broke has let go already.
    await one?.client
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
      .catch(() => undefined)
  }
  return {
    take: async (name, lost = () => undefined) => {
      if (held.has(name)) return null
      held.set(name, null)
      try {
        const client = await connected()
        const { rows } = await client.query<{ taken: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
          [name],
        )
        if (!rows[0]?.taken) {
          held.delete(name)
          return null
        }
        held.set(name, { client, lost })
        return () => letGo(name)
      } catch (error) {
        held.delete(name)
        throw error
      }
    },
    close: async () => {
      const client = await connecting?.catch(() => undefined)
      held.clear()
      await client?.end()
    },
  }
}
