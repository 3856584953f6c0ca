import { queryString } from '@kursportal/shared/client'

/** A4, so that a picture keeps its room before it is there. */
const PIXELS = { large: { width: 1240, height: 1754 }, small: { width: 320, height: 453 } } as const

/** What an `img` needs to show a page of a certificate: to read, or small for a list. @param page from 1 */
export const certificatePicture = (
  certificateId: string,
  { page = 1, size = 'large' }: { page?: 1 | 2; size?: keyof typeof PIXELS } = {},
) => ({
  src: `/api/certificate/picture${queryString({ 'certificate-id': certificateId, page: String(page), size })}`,
  ...PIXELS[size],
})
