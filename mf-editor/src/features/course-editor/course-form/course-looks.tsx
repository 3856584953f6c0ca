import {
  courseFieldNames,
  courseFields,
  type CourseDraft,
  type CourseFields,
} from '@kursportal/shared/contract'
import { pick, preventionPrinciples, recordOf } from '@kursportal/shared/domain'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import type { FieldLooks } from '@kursportal/shared/ui/edits'
import { showImage } from '../../../common/ImageField.tsx'
import { keepBothLists, keepBothTexts } from '../../../common/saving/keep-both.ts'
import { translate, type Translate } from './texts.ts'

/** The fields of the form, as the draft has them. */
export const fieldsOf = (course: CourseDraft): CourseFields => pick(course, courseFieldNames)

type Worded =
  | 'price_cents'
  | 'prevention_principle'
  | 'certified_until'
  | 'required_participation'
  | 'unlock_mode'

/** Fields of a course whose values are no words of their own, and how they are said. */
export const courseValueWords: { [Name in Worded]: (value: CourseFields[Name]) => string } = {
  price_cents: formatMoney,
  prevention_principle: (principle) =>
    principle === null ? translate('editor.course.noPrinciple') : preventionPrinciples[principle].text,
  certified_until: (day) => (day === null ? translate('editor.course.undated') : formatDay(day)),
  required_participation: (percent) => translate('editor.course.participation', { percent }),
  unlock_mode: (mode) =>
    ({
      all: translate('editor.course.unlockAll'),
      in_order: translate('editor.course.unlockInOrder'),
      timed: translate('editor.course.unlockTimed'),
    })[mode],
}

/** How each field is called and shown where two versions of it stand side by side. */
export const courseLooks = (t: Translate): FieldLooks<CourseFields> => {
  const looks = recordOf(courseFieldNames, (name) => ({ label: t(`editor.course.fields.${name}`) }))
  const { price_cents, prevention_principle, certified_until, required_participation, unlock_mode } =
    courseValueWords
  return {
    ...looks,
    description: { ...looks.description, joined: keepBothTexts(courseFields.description) },
    outcomes: { ...looks.outcomes, joined: keepBothLists(courseFields.outcomes) },
    contraindications: {
      ...looks.contraindications,
      joined: keepBothLists(courseFields.contraindications),
    },
    image_id: { ...looks.image_id, show: showImage },
    instructor_image_id: { ...looks.instructor_image_id, show: showImage },
    price_cents: { ...looks.price_cents, show: price_cents },
    prevention_principle: { ...looks.prevention_principle, show: prevention_principle },
    certified_until: { ...looks.certified_until, show: certified_until },
    required_participation: { ...looks.required_participation, show: required_participation },
    unlock_mode: { ...looks.unlock_mode, show: unlock_mode },
  }
}
