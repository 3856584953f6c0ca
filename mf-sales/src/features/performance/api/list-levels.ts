import { read } from '@kursportal/shared/client'

/** The levels that apply to a society, lowest first. */
export const listLevels = (societyId: string) => read('GET /society-levels', { society_id: societyId })
