import { Socket } from 'node:net'

/** The sockets of the connections to a server, which can be ended together. */
export type TrackedSockets = {
  /** A socket for a new connection. */
  open: () => Socket
  /** Ends those that were opened before a moment of `performance.now()`; all when left out. */
  endAll: (before?: number) => void
}

/** Makes sockets and remembers each until it is closed. */
export const trackSockets = (): TrackedSockets => {
  const opened = new Map<Socket, number>()
  return {
    open: () => {
      const socket = new Socket()
      opened.set(socket, performance.now())
      return socket.once('close', () => opened.delete(socket))
    },
    endAll: (before = Infinity) => {
      for (const [socket, at] of opened) if (at < before) socket.destroy()
    },
  }
}
