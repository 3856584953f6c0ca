import { failureText, isFailure } from '@kursportal/shared/client'
import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { Button, ConfirmDialog, Dialog, toast, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useDeleteCourse } from '../api/delete-course.ts'

const TypedTitleDialog = lazy(() => import('./TypedTitleDialog.tsx'))

type Props = { course: CourseDraftSummary; open: boolean; onClose: () => void }

/**
 * Asks before a course is deleted and says who notices: a draft by a press, a live one by typing its title; one with
 * people in it is not deleted, and says so.
 */
export const DeleteCourseDialog = ({ course, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const remove = useDeleteCourse()
  const title = course.title || t('common.untitledCourse')
  const { running, finished } = course.learners
  if (running > 0) return <InUse {...{ course, open, onClose, title }} />
  const dialog = {
    open,
    onClose,
    title: t('courseList.removeTitle', { title }),
    confirmLabel: t('courseList.removeLabel'),
    consequences: [
      t('courseList.removeContents', {
        chapters: t('courseList.chapters', { count: course.chapters }),
        lectures: t('courseList.lectures', { count: course.lectures }),
      }),
      ...(course.live_id ? [t('courseList.removeLive')] : []),
      ...(finished > 0 ? [t('courseList.removeFinished')] : []),
      t('courseList.removeForGood'),
    ],
    // Somebody may have begun it a moment ago.
    errorText: (error: unknown) =>
      isFailure(error, 'course_in_use') ? t('courseList.inUseNow') : failureText(error),
    onConfirm: async () => {
      await remove.mutateAsync(course.id)
      toast.success(t('courseList.removed', { title }))
    },
  }
  return course.live_id ? (
    <Suspense>
      <TypedTitleDialog {...dialog} expected={title} />
    </Suspense>
  ) : (
    <ConfirmDialog {...dialog} destructive />
  )
}

/** Why a course with people in it stays, and what can be done instead. */
const InUse = ({ course, open, onClose, title }: Props & { title: string }): ReactNode => {
  const t = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('courseList.inUseTitle', { title })}
      actions={
        <>
          <Button variant="outlined" href={paths.accesses}>
            {t('courseList.toAccesses')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 1.5 }}>{t('courseList.inUse', { count: course.learners.running })}</Typography>
      <Typography>{t('courseList.inUseInstead')}</Typography>
    </Dialog>
  )
}
