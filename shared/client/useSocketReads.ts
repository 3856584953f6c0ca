import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReadKey } from './call-types.ts'
import { listen } from './listen.ts'
import { queryKey } from './query.ts'

/**
 * Reads again what is shown whenever the server says on a WebSocket that something changed, and when the line to it is
 * back after it broke.
 * @param path of the socket, such as `/care-changes`
 * @param names what to read again; the same array with every render
 */
export const useSocketReads = (path: string, names: readonly ReadKey[]): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = (): void => {
      for (const name of names) void client.invalidateQueries({ queryKey: queryKey(name) })
    }
    return listen(path, { onMessage: readAgain, onReconnect: readAgain })
  }, [client, path, names])
}
