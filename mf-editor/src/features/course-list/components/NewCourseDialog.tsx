import { courseFields, object } from '@kursportal/shared/contract'
import { CheckboxField, MoneyField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { CreateDialog } from '../../../common/CreateDialog.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useCreateCourse } from '../api/create-course.ts'

const newCourse = object({
  title: courseFields.title.min(1),
  price_cents: courseFields.price_cents,
  minors_only: courseFields.minors_only,
})

/** Asks for what a course needs to begin with, creates it and opens it. */
const NewCourseDialog = ({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const create = useCreateCourse()
  const form = useKitForm(newCourse, {
    defaultValues: { title: '', price_cents: 0, minors_only: false },
  })
  return (
    <CreateDialog
      open={open}
      onClose={onClose}
      title={t('courseList.create.title')}
      form={form}
      create={async (values) => paths.course((await create.mutateAsync(values)).id)}
      submitLabel={t('courseList.create.submit')}
    >
      <KeepTyped form={form} part="new-course" />
      <TextField
        name={form.at('title')}
        label={t('courseList.create.name')}
        hint={t('courseList.create.nameHint')}
        placeholder={t('courseList.create.placeholder')}
      />
      <MoneyField
        name={form.at('price_cents')}
        label={t('courseList.create.price')}
        hint={t('courseList.create.priceHint')}
      />
      <CheckboxField
        name={form.at('minors_only')}
        label={t('courseList.create.minorsOnly')}
        hint={t('courseList.create.minorsOnlyHint')}
      />
    </CreateDialog>
  )
}

export default NewCourseDialog
