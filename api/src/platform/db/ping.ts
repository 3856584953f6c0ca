import { Client } from 'pg'

/** Asks a server whether it answers, again and again. */
export type Ping = {
  /** @throws after so many milliseconds without an answer */
  ask: (milliseconds: number) => Promise<void>
  close: () => void
}

/**
 * Asks on a connection of its own, which a busy pool does not delay; a new one after each that failed.
 * @param onOtherServer called when another server answers at the address than before, or the same one started anew:
 *   what was opened before this moment (of `performance.now()`) is answered by nobody, and may not have noticed
 */
export const openPing = (url: string, onOtherServer: (lostAt: number) => void): Ping => {
  let client: Client | undefined
  /** When the server that answers was started, which tells it from others. */
  let server: string | undefined
  let lostAt = 0
  const forget = () => {
    const lost = client
    client = undefined
    if (!lost) return
    lostAt = performance.now()
    void lost.end().catch(() => undefined)
  }
  const connect = async (milliseconds: number): Promise<Client> => {
    const next = new Client({
      connectionString: url,
      application_name: 'kursportal ready',
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds,
    })
    // A connection that broke is noticed at once, so that what is opened from now on counts as new.
    next.on('error', () => {
      if (client === next) forget()
    })
    await next.connect()
    try {
      const { rows } = await next.query<{ started: string }>(
        'select pg_postmaster_start_time()::text as started',
      )
      const found = rows[0]?.started
      if (server !== undefined && found !== server) onOtherServer(lostAt)
      server = found
      return next
    } catch (error) {
      void next.end().catch(() => undefined)
      throw error
    }
  }
  return {
    ask: async (milliseconds) => {
      try {
        if (client) await client.query('select 1')
        else client = await connect(milliseconds)
      } catch (error) {
        forget()
        throw error
      }
    },
    close: forget,
  }
}
