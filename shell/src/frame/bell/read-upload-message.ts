import { uploadMessage, type UploadMessage } from '@kursportal/shared/contract'

/** What arrived, or undefined when it is not what was agreed (specification, section 5: rejected). */
export const readUploadMessage = (data: unknown): UploadMessage | undefined => {
  if (typeof data !== 'string') return undefined
  try {
    return uploadMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
