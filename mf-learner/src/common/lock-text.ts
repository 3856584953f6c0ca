import type { Lock } from '@kursportal/shared/contract'
import { translate } from '../texts/index.ts'
import { comingDay } from './time-texts.ts'

/**
 * Why something is still locked, and until when.
 * @param blocker title of the first lecture that is not done, where it is known
 */
export const lockText = (lock: Lock, blocker?: string, now = new Date()): string => {
  const day = lock.until ? comingDay(lock.until, now) : undefined
  if (lock.reason === 'not_yet') return day ? translate('lock.opens', { day }) : translate('lock.later')
  const after = blocker ? translate('lock.after', { title: blocker }) : translate('lock.afterPrevious')
  return day ? translate('lock.both', { after, day }) : after
}
