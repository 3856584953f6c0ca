import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { readDeclarations, signingOf } from '../../../common/certificates/read-declarations.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { readPerson } from '../../../common/read-person.ts'
import { useTexts } from '../texts.ts'
import type { FinishedCourse } from '../confirmation.schema.ts'
import { ConfirmationForm } from './ConfirmationForm.tsx'

/** The form that a certificate is fetched with, and what it needs to know first. */
export const ToConfirm = ({ course, onDone }: { course: FinishedCourse; onDone: () => void }): ReactNode => {
  const t = useTexts()
  const person = useQuery(readPerson)
  const declarations = useQuery(readDeclarations(signingOf(course)))
  const done = (): void => {
    onDone()
    toast.success(t('courseEnd.form.done'))
  }
  return (
    <Loaded query={[person, declarations]} waiting={<FormSkeleton />} failed={t('courseEnd.failed')}>
      {([known, declared]) => (
        <ConfirmationForm course={course} person={known} declarations={declared} onDone={done} />
      )}
    </Loaded>
  )
}
