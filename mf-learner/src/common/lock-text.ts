import type { Lock } from '@kursportal/shared/contract'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'
import type { Before } from './course-outline.ts'
import { comingDay } from './time-texts.ts'

const { translate } = bindTexts('mf-learner', { ...commonTexts })

/**
 * Why something is still locked, and until when: a day, so many days after a chapter, or what comes directly before it.
 * @param before what it comes after, where that is known
 */
export const lockText = (lock: Lock, before?: Before, today?: string): string => {
  if (lock.reason === 'course_closed') return translate('lock.closed')
  const day = lock.until ? comingDay(lock.until, today) : undefined
  if (lock.reason === 'not_yet') return day ? translate('lock.opens', { day }) : translate('lock.later')
  if (lock.wait_days !== null)
    return before
      ? translate('lock.daysAfterChapter', { count: lock.wait_days, chapter: before.chapter })
      : translate('lock.daysAfter', { count: lock.wait_days })
  if (!before?.title) return day ? translate('lock.opens', { day }) : translate('lock.afterPrevious')
  const { title } = before
  return day ? translate('lock.afterAndDay', { title, day }) : translate('lock.after', { title })
}
