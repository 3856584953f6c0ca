/**
 * Milliseconds before connecting again: longer with every failure in a row, half a minute at most. Half of it is chance, so
 * that all tabs do not come back at once when a server restarts.
 * @param chance from 0 to 1
 */
export const reconnectPause = (failures: number, chance = Math.random()): number =>
  Math.min(1000 * 2 ** failures, 30_000) * (0.5 + chance / 2)

type Listener = {
  onMessage: (data: unknown) => void
  /** The line is back: something may have happened meanwhile. */
  onReconnect: () => void
  /** The line is gone; it is being tried again. */
  onLost?: () => void
}

/**
 * Hears what the server says on a WebSocket, and connects again when the line breaks.
 * @param path of the socket, such as `/platform-changes`
 * @returns the way to hang up
 */
export const listen = (path: string, { onMessage, onReconnect, onLost }: Listener): (() => void) => {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hungUp = false
  const connect = (): void => {
    const current = new WebSocket(address)
    socket = current
    current.addEventListener('open', () => {
      if (failures > 0) onReconnect()
      failures = 0
    })
    current.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
    current.addEventListener('close', () => {
      if (hungUp) return
      onLost?.()
      timer = setTimeout(connect, reconnectPause(failures++))
    })
  }
  connect()
  return () => {
    hungUp = true
    clearTimeout(timer)
    socket?.close()
  }
}
