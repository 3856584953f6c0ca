import { uploadMessage, type UploadMessage } from '@kursportal/shared/contract'
import { listen } from '../../common/listen.ts'

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
 * Hears from the server when an upload is done.
 * @param onReconnect called when the line is back: something may have happened meanwhile
 * @returns the way to hang up
 */
export const connectUploads = (
  onMessage: (message: UploadMessage) => void,
  onReconnect: () => void,
): (() => void) =>
  listen('/video-upload-done', {
    onMessage: (data) => {
      const message = readUploadMessage(data)
      if (message) onMessage(message)
    },
    onReconnect,
  })
