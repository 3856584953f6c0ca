import { courseFields, object, type CourseFields } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Box, Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import { useEditForm } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { readCourse } from '../../../common/read-course.ts'
import { useTexts } from './texts.ts'
import { useEditCourse } from '../api/edit-course.ts'
import { useOpenCourse } from '../useOpenCourse.ts'
import { PartHeading } from '../PartHeading.tsx'
import { SavedForm } from '../../../common/saving/SavedForm.tsx'
import { CertificationFields, QuestionFields } from './CertificationFields.tsx'
import { AuthorsPart } from '../authors/AuthorsPart.tsx'
import { ProofsPart } from '../proofs/ProofsPart.tsx'
import { courseLooks, fieldsOf } from './course-looks.tsx'
import { BasicFields, FlowFields, InstructorFields, OfferFields } from './CourseFields.tsx'

const schema = object({ ...courseFields, title: courseFields.title.min(1) })

const withoutEmpty = (lines: string[]): string[] => lines.filter((line) => line !== '')

/** Everything a creator sets about the course as a whole. */
const CourseFormPage = (): ReactNode => {
  const t = useTexts()
  const { course } = useOpenCourse()
  const edit = useEditCourse(course.id)
  const client = useQueryClient()
  const draft = useEditForm<CourseFields>({
    part: `course/${course.id}`,
    rules: schema,
    now: { fields: fieldsOf(course), version: course.version },
    present: async () => {
      const now = await client.fetchQuery({ ...readCourse(course.id), staleTime: 0 })
      return { fields: fieldsOf(now), version: now.version, edited: now.edited }
    },
    looks: courseLooks(t),
    write: (changed, based_on) => edit.mutateAsync({ ...changed, based_on }),
  })
  const parts = [
    [t('editor.course.basics'), <BasicFields key="basics" at={draft.form.at} />],
    [t('editor.course.instructor'), <InstructorFields key="instructor" at={draft.form.at} />],
    [t('editor.course.offer'), <OfferFields key="offer" at={draft.form.at} />],
    [t('editor.course.flow'), <FlowFields key="flow" at={draft.form.at} />],
    [t('editor.course.questions'), <QuestionFields key="questions" at={draft.form.at} />],
    [t('editor.course.certification'), <CertificationFields key="certification" at={draft.form.at} />],
  ] as const
  return (
    <>
      <Box sx={{ mb: 2.5 }}>
        <PartHeading>{t('editor.course.title')}</PartHeading>
      </Box>
      <SavedForm
        draft={draft}
        label={t('editor.course.title')}
        tidied={(values) => ({
          ...values,
          outcomes: withoutEmpty(values.outcomes),
          contraindications: withoutEmpty(values.contraindications),
        })}
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
      <AuthorsPart courseId={course.id} />
      <ProofsPart courseId={course.id} />
    </>
  )
}

export default CourseFormPage
