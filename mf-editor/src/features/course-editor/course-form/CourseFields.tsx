import {
  CheckboxField,
  MoneyField,
  NumberField,
  RadioField,
  TextField,
  useWatch,
  type At,
} from '@kursportal/shared/ui/forms'
import type { CourseFields } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'
import { ImageField, PortraitField } from '../../../common/ImageField.tsx'
import { TextListField } from '../../../common/TextListField.tsx'
import { useTexts } from './texts.ts'

type Props = { at: At<CourseFields> }

/** What people see first: title, words, picture, what one learns. */
export const BasicFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField name={at('title')} label={t('editor.course.fields.title')} maxLength={200} />
      <TextField
        name={at('description')}
        label={t('editor.course.fields.description')}
        hint={t('editor.course.descriptionHint')}
        rows={5}
      />
      <ImageField name={at('image_id')} label={t('editor.course.fields.image_id')} />
      <TextListField
        name={at('outcomes')}
        label={t('editor.course.fields.outcomes')}
        hint={t('editor.course.outcomesHint')}
        max={12}
        entryLabel={(number) => t('editor.course.outcome', { number })}
        removeLabel={(number) => t('editor.course.removeOutcome', { number })}
        addLabel={t('editor.course.addOutcome')}
      />
    </>
  )
}

/** Who leads the course. */
export const InstructorFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField
        name={at('instructor_name')}
        label={t('editor.course.fields.instructor_name')}
        maxLength={200}
      />
      <TextField
        name={at('instructor_qualification')}
        label={t('editor.course.fields.instructor_qualification')}
        hint={t('editor.course.instructorQualificationHint')}
        maxLength={300}
      />
      <PortraitField
        name={at('instructor_image_id')}
        label={t('editor.course.fields.instructor_image_id')}
        hint={t('editor.course.instructorImageHint')}
      />
    </>
  )
}

/** What it costs and for whom it is. */
export const OfferFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <MoneyField
        name={at('price_cents')}
        label={t('editor.course.fields.price_cents')}
        hint={t('editor.course.priceHint')}
      />
      <NumberField
        name={at('units_offered')}
        label={t('editor.course.fields.units_offered')}
        hint={t('editor.course.unitsHint')}
        whenEmpty={null}
        optional
      />
      <NumberField
        name={at('unit_minutes')}
        label={t('editor.course.fields.unit_minutes')}
        unit={t('editor.lecture.minutesUnit')}
        whenEmpty={null}
        optional
      />
      <TextField
        name={at('time_alternative_text')}
        label={t('editor.course.fields.time_alternative_text')}
        hint={t('editor.course.timeHint')}
        maxLength={200}
        optional
      />
      <CheckboxField
        name={at('minors_only')}
        label={t('editor.course.fields.minors_only')}
        hint={t('editor.course.minorsOnlyHint')}
      />
      <TextField
        name={at('ninox_id')}
        label={t('editor.course.fields.ninox_id')}
        whenEmpty={null}
        maxLength={100}
        optional
      />
    </>
  )
}

/** How one goes through the course. */
export const FlowFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  const mode: unknown = useWatch({ name: 'unlock_mode' })
  return (
    <>
      <RadioField
        name={at('unlock_mode')}
        label={t('editor.course.fields.unlock_mode')}
        options={[
          {
            value: 'all',
            label: t('editor.course.unlockAll'),
            description: t('editor.course.unlockAllHint'),
          },
          {
            value: 'in_order',
            label: t('editor.course.unlockInOrder'),
            description: t('editor.course.unlockInOrderHint'),
          },
          {
            value: 'timed',
            label: t('editor.course.unlockTimed'),
            description: t('editor.course.unlockTimedHint'),
          },
        ]}
      />
      {mode === 'timed' && (
        <NumberField
          name={at('unlock_days')}
          label={t('editor.course.fields.unlock_days')}
          unit={t('editor.course.days')}
        />
      )}
      <CheckboxField
        name={at('forum_enabled')}
        label={t('editor.course.fields.forum_enabled')}
        hint={t('editor.course.forumHint')}
      />
    </>
  )
}
