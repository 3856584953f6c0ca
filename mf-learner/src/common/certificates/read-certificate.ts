import { read } from '@kursportal/shared/client'

/** Everything one certificate says. */
export const readCertificate = (certificateId: string) =>
  read('GET /certificate', { 'certificate-id': certificateId })
