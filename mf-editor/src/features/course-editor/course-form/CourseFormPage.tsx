import { courseFields, object, type CourseDraft } from '@kursportal/shared/contract'
import { Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useEditCourse } from '../api/edit-course.ts'
import { changedFields } from '../draft.rules.ts'
import { useOpenCourse } from '../useOpenCourse.ts'
import { SavedForm } from '../SavedForm.tsx'
import { BasicFields, FlowFields, InstructorFields, OfferFields } from './CourseFields.tsx'

const schema = object({ ...courseFields, title: courseFields.title.min(1) })

const fieldsOf = (course: CourseDraft): Pick<CourseDraft, keyof typeof courseFields> => ({
  title: course.title,
  description: course.description,
  outcomes: course.outcomes,
  image_id: course.image_id,
  price_cents: course.price_cents,
  minors_only: course.minors_only,
  ninox_id: course.ninox_id,
  time_alternative_text: course.time_alternative_text,
  instructor_name: course.instructor_name,
  instructor_qualification: course.instructor_qualification,
  unlock_mode: course.unlock_mode,
  unlock_days: course.unlock_days,
  forum_enabled: course.forum_enabled,
})

/** Everything a creator sets about the course as a whole. */
const CourseFormPage = (): ReactNode => {
  const t = useTexts()
  const { course } = useOpenCourse()
  const edit = useEditCourse(course.id)
  const fields = fieldsOf(course)
  const form = useKitForm(schema, {
    defaultValues: fields,
    values: fields,
    resetOptions: { keepDirtyValues: true },
  })
  const parts = [
    [t('editor.course.basics'), <BasicFields key="basics" />],
    [t('editor.course.instructor'), <InstructorFields key="instructor" />],
    [t('editor.course.offer'), <OfferFields key="offer" />],
    [t('editor.course.flow'), <FlowFields key="flow" />],
  ] as const
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {t('editor.course.title')}
      </Typography>
      <SavedForm
        form={form}
        label={t('editor.course.title')}
        save={({ outcomes, ...values }) =>
          edit.mutateAsync(
            changedFields(fields, { ...values, outcomes: outcomes.filter((outcome) => outcome !== '') }),
          )
        }
        done={t('editor.course.saved')}
      >
        {parts.map(([title, content]) => (
          <Card key={title}>
            <CardBody>
              <Typography variant="h3" sx={{ mb: 2.5 }}>
                {title}
              </Typography>
              <Stack sx={{ gap: 3 }}>{content}</Stack>
            </CardBody>
          </Card>
        ))}
      </SavedForm>
    </>
  )
}

export default CourseFormPage
