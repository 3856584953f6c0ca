import type { UploadMessage } from '@kursportal/shared/contract'
import { listen } from '@kursportal/shared/client'

/**
 * Hears from the server when an upload is done.
 * @param onReconnect called when something may have happened that was not heard: the line is back, or what reads the
 * messages did not come
 * @returns the way to hang up
 */
export const connectUploads = (
  onMessage: (message: UploadMessage) => void,
  onReconnect: () => void,
): (() => void) => {
  // The schema is fetched with the first message: showing the bell needs none.
  const hear = async (data: unknown): Promise<void> => {
    const { readUploadMessage } = await import(
      /* webpackChunkName: "upload-message" */ './read-upload-message.ts'
    )
    const message = readUploadMessage(data)
    if (message) onMessage(message)
  }
  return listen('/video-upload-done', {
    onMessage: (data) => {
      hear(data).catch(onReconnect)
    },
    onReconnect,
  })
}
