import { read } from '@kursportal/shared/client'

/** What deleting the own account lets lapse; asked each time, because money and members change meanwhile. */
export const readLapsing = { ...read('GET /delete'), staleTime: 0 }
