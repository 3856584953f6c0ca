import { call } from '@kursportal/shared/client'

/** The kinds of picture that may be uploaded, as a file chooser wants them. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'

/**
 * Uploads a picture and gives its id.
 * @param aspectRatio crops the centre, such as `1x1`; without it the picture keeps its shape
 * @throws ApiFailure payload_too_large, unsupported_media_type
 */
export const uploadPicture = async (file: File, aspectRatio?: '1x1'): Promise<string> => {
  const { id } = await call(
    'POST /image-upload',
    { body: file },
    aspectRatio ? { headers: { 'Aspect-Ratio': aspectRatio } } : {},
  )
  return id
}
