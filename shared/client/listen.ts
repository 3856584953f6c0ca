/**
 * Milliseconds before connecting again: longer with every failure in a row, half a minute at most. Half of it is chance, so
 * that all tabs do not come back at once when a server restarts.
 * @param chance from 0 to 1
 */
export const reconnectPause = (failures: number, chance = Math.random()): number =>
  Math.min(1000 * 2 ** failures, 30_000) * (0.5 + chance / 2)

/** The server stops; the reason says over how many seconds its listeners may come back. */
const GOING_AWAY = 1001

/**
 * Milliseconds a server that stops asks to wait before connecting again: any moment of the span it named, so that its
 * listeners do not come back together.
 */
export const askedPause = (
  { code, reason }: { code: number; reason: string },
  chance = Math.random(),
): number => {
  const seconds = Number(reason)
  return code === GOING_AWAY && seconds > 0 ? Math.min(seconds, 60) * 1000 * chance : 0
}

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
    current.addEventListener('close', (closed) => {
      if (hungUp) return
      onLost?.()
      timer = setTimeout(connect, reconnectPause(failures++) + askedPause(closed))
    })
  }
  connect()
  return () => {
    hungUp = true
    clearTimeout(timer)
    socket?.close()
  }
}
