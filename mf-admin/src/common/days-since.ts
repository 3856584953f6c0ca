import { DAY_MS } from '@kursportal/shared/domain'
/** How many whole days have passed since a moment. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.floor((now - new Date(moment).getTime()) / DAY_MS)
