import { queryString } from '@kursportal/shared/client'

/** Where the PDF of a certificate is: to look at, or to save. */
export const certificateFile = (certificateId: string, options: { download?: boolean } = {}): string =>
  `/api/certificate/file${queryString({
    'certificate-id': certificateId,
    ...(options.download && { download: 'true' }),
  })}`
