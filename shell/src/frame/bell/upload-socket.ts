import { uploadMessage, type UploadMessage } from '@kursportal/shared/contract'

/** Milliseconds before connecting again: longer with every failure in a row, half a minute at most. */
export const reconnectPause = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000)

/** What arrived, or undefined when it is not what was agreed (specification, section 5: rejected). */
export const readUploadMessage = (data: unknown): UploadMessage | undefined => {
  if (typeof data !== 'string') return undefined
  try {
    return uploadMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/**
 * Hears from the server when an upload is done, and connects again when the line breaks.
 * @param onMessage gets each message
 * @param onReconnect called when the line is back: something may have happened meanwhile
 * @returns the way to hang up
 */
export const connectUploads = (
  onMessage: (message: UploadMessage) => void,
  onReconnect: () => void,
): (() => void) => {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/video-upload-done`
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
    current.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = readUploadMessage(event.data)
      if (message) onMessage(message)
    })
    current.addEventListener('close', () => {
      if (!hungUp) timer = setTimeout(connect, reconnectPause(failures++))
    })
  }
  connect()
  return () => {
    hungUp = true
    clearTimeout(timer)
    socket?.close()
  }
}
