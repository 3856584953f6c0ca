import { courseFieldNames, type CourseDraft, type CourseFields } from '@kursportal/shared/contract'
import { pick, preventionPrinciples, recordOf } from '@kursportal/shared/domain'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import type { FieldLooks } from '@kursportal/shared/ui/edits'
import { showImage } from '../../../common/ImageField.tsx'
import type { Translate } from '../../../texts/index.ts'

/** The fields of the form, as the draft has them. */
export const fieldsOf = (course: CourseDraft): CourseFields => pick(course, courseFieldNames)

/** How each field is called and shown where two versions of it stand side by side. */
export const courseLooks = (t: Translate): FieldLooks<CourseFields> => {
  const looks = recordOf(courseFieldNames, (name) => ({ label: t(`editor.course.fields.${name}`) }))
  return {
    ...looks,
    image_id: { ...looks.image_id, show: showImage },
    instructor_image_id: { ...looks.instructor_image_id, show: showImage },
    price_cents: { ...looks.price_cents, show: (cents) => formatMoney(cents) },
    prevention_principle: {
      ...looks.prevention_principle,
      show: (principle) =>
        principle === null ? t('editor.course.noPrinciple') : preventionPrinciples[principle].text,
    },
    certified_until: {
      ...looks.certified_until,
      show: (day) => (day === null ? t('editor.course.undated') : formatDay(day)),
    },
    required_participation: {
      ...looks.required_participation,
      show: (percent) => t('editor.course.participation', { percent }),
    },
    unlock_mode: {
      ...looks.unlock_mode,
      show: (mode) =>
        ({
          all: t('editor.course.unlockAll'),
          in_order: t('editor.course.unlockInOrder'),
          timed: t('editor.course.unlockTimed'),
        })[mode],
    },
  }
}
