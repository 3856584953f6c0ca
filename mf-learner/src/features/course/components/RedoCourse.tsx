import type { LearnerCourse } from '@kursportal/shared/contract'
import { Button, ConfirmDialog, RetryIcon } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useRedoCourse } from '../api/redo-course.ts'

/** Begins the course anew, after saying what that means. */
export const RedoCourse = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  const redo = useRedoCourse(course.id)
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setAsking(true)}
        startIcon={<RetryIcon size={20} aria-hidden />}
      >
        {t('course.redo')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('course.redoTitle')}
        consequences={[t('course.redoFresh'), t('course.redoKept')]}
        confirmLabel={t('course.redo')}
        onConfirm={async () => void (await redo.mutateAsync())}
      >
        {t('course.redoBody')}
      </ConfirmDialog>
    </>
  )
}
