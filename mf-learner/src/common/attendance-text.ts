import type { LearnerCourse } from '@kursportal/shared/contract'
import type { Translate as TranslateOf } from '@kursportal/shared/i18n'
import type { commonTexts } from '../texts/common.ts'

type Translate = TranslateOf<{ common: (typeof commonTexts)['common'] }>

type Attendance = LearnerCourse['attendance']

/** How much of a course was attended: `7 von 8 Kurseinheiten`. */
export const attendedText = ({ counts, attended, offered }: Attendance, t: Translate): string =>
  counts === 'units'
    ? t('common.attendedUnits', { attended, count: offered })
    : t('common.units', { done: attended, count: offered })

/** What is missing for the certificate: `7 von 8 Kurseinheiten – eine fehlt dir noch für die Bescheinigung.` */
export const missingText = (attendance: Attendance, t: Translate): string =>
  t('common.missing', { attended: attendedText(attendance, t), count: attendance.missing })

/** Whether a course can be finished although some of it is still open. */
export const canFinishEarly = ({ can, lectures_done, lectures_total }: LearnerCourse): boolean =>
  can.finish && lectures_done < lectures_total
