import { read } from '@kursportal/shared/client'

/** The levels that apply to a society, lowest first. */
export const listLevels = (societyId: string) => read('GET /society-levels', { society_id: societyId })

/** Those of whoever has none of their own. */
export const listDefaultLevels = () => read('GET /society-levels', { defaults: 'true' })
