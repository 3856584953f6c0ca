import { call } from '@kursportal/shared/client'

/** The kinds of picture that may be uploaded, as a file chooser wants them. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/**
 * Uploads a picture as it is and gives its id.
 * @throws ApiFailure payload_too_large, unsupported_media_type
 */
export const uploadImage = async (file: File): Promise<string> => {
  const { id } = await call('POST /image-upload', { body: file })
  return id
}
