import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useDeleteCourse } from '../api/delete-course.ts'

/** Asks before a course is deleted and says who notices. */
export const DeleteCourseDialog = ({
  course,
  open,
  onClose,
}: {
  course: CourseDraftSummary
  open: boolean
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const remove = useDeleteCourse()
  const title = course.title || t('common.untitledCourse')
  const { running, finished } = course.learners
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('courseList.removeTitle', { title })}
      confirmLabel={t('courseList.removeLabel')}
      destructive
      consequences={[
        t('courseList.removeContents', {
          chapters: t('courseList.chapters', { count: course.chapters }),
          lectures: t('courseList.lectures', { count: course.lectures }),
        }),
        ...(running > 0 ? [t('courseList.removeRunning', { count: running })] : []),
        ...(running + finished > 0 ? [t('courseList.removeFinished')] : []),
        t('courseList.removeForGood'),
      ]}
      onConfirm={async () => {
        await remove.mutateAsync(course.id)
        toast.success(t('courseList.removed', { title }))
      }}
    />
  )
}
