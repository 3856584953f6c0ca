import { call } from '../../client/index.ts'
import type { PictureShape } from './picture-shape.ts'

/**
 * Stores a picture and gives its id.
 * @param shape its sides; the server cuts away what does not fit, in the middle. Without one it keeps its own
 * @throws ApiFailure payload_too_large, unsupported_media_type
 */
export const uploadPicture = async (picture: Blob, shape?: PictureShape): Promise<string> => {
  const headers = shape && { 'Aspect-Ratio': shape === '16x9' ? '16x9' : '1x1' }
  const { id } = await call('POST /image-upload', { body: picture }, headers ? { headers } : {})
  return id
}
