import {
  CheckboxField,
  MoneyField,
  NumberField,
  RadioField,
  TextField,
  useWatch,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { ImageField } from '../../../common/ImageField.tsx'
import { TextListField } from '../../../common/TextListField.tsx'
import { useTexts } from '../../../texts/index.ts'

/** What people see first: title, words, picture, what one learns. */
export const BasicFields = (): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField name="title" label={t('editor.course.name')} maxLength={200} />
      <TextField
        name="description"
        label={t('editor.course.description')}
        hint={t('editor.course.descriptionHint')}
        rows={5}
      />
      <ImageField name="image_id" label={t('editor.course.image')} />
      <TextListField
        name="outcomes"
        label={t('editor.course.outcomes')}
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
export const InstructorFields = (): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField name="instructor_name" label={t('editor.course.instructorName')} maxLength={200} />
      <TextField
        name="instructor_qualification"
        label={t('editor.course.instructorQualification')}
        hint={t('editor.course.instructorQualificationHint')}
        maxLength={300}
      />
    </>
  )
}

/** What it costs and for whom it is. */
export const OfferFields = (): ReactNode => {
  const t = useTexts()
  return (
    <>
      <MoneyField name="price_cents" label={t('editor.course.price')} hint={t('editor.course.priceHint')} />
      <TextField
        name="time_alternative_text"
        label={t('editor.course.time')}
        hint={t('editor.course.timeHint')}
        maxLength={200}
        optional
      />
      <CheckboxField
        name="minors_only"
        label={t('editor.course.minorsOnly')}
        hint={t('editor.course.minorsOnlyHint')}
      />
      <TextField name="ninox_id" label={t('editor.course.ninox')} whenEmpty={null} maxLength={100} optional />
    </>
  )
}

/** How one goes through the course. */
export const FlowFields = (): ReactNode => {
  const t = useTexts()
  const mode: unknown = useWatch({ name: 'unlock_mode' })
  return (
    <>
      <RadioField
        name="unlock_mode"
        label={t('editor.course.unlockMode')}
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
          name="unlock_days"
          label={t('editor.course.unlockDays')}
          unit={t('editor.course.days')}
        />
      )}
      <CheckboxField
        name="forum_enabled"
        label={t('editor.course.forum')}
        hint={t('editor.course.forumHint')}
      />
    </>
  )
}
