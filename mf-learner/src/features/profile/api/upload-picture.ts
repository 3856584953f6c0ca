import { call } from '@kursportal/shared/client'

/** Uploads a square picture and gives its id. */
export const uploadPicture = async (picture: Blob): Promise<string> => {
  const { id } = await call('POST /image-upload', { body: picture }, { headers: { 'Aspect-Ratio': '1x1' } })
  return id
}
