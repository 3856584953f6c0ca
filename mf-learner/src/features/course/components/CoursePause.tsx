import { failureText } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { part } from '@kursportal/shared/router'
import { Alert, Button, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readCoursePause, useEndPause } from '../api/course-pause.ts'

/** Fetched when somebody asks for it: forms bring much with them. */
const PauseDialog = part(() => import(/* webpackChunkName: "pause" */ './PauseDialog.tsx'), null)

/** That the course is paused, until when, and the way back. */
export const PauseNotice = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const end = useEndPause(course.id)
  const [asking, setAsking] = useState(false)
  if (!course.paused_until) return null
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => setAsking(true)}>
            {t('course.pause.end')}
          </Button>
        }
      >
        {t('course.pause.running', { day: formatDay(course.paused_until) })}
      </Alert>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('course.pause.endTitle')}
        consequences={[t('course.pause.endMoves'), t('course.pause.endCounts')]}
        confirmLabel={t('course.pause.end')}
        onConfirm={async () => {
          await end.mutateAsync(undefined)
          toast.success(t('course.pause.ended'))
        }}
      />
    </>
  )
}

/** The way into a pause, where one is possible. */
export const PauseCourse = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  const pause = useQuery({ ...readCoursePause(course.id), enabled: asking })
  if (!course.can.pause) return null
  const latest = pause.data?.latest
  const open = (): void => {
    setAsking(true)
    if (pause.isError) void pause.refetch()
  }
  return (
    <>
      <Button
        variant="outlined"
        onClick={open}
        loading={asking && pause.isFetching && !pause.data}
        sx={{ mt: 2 }}
      >
        {t('course.pause.open')}
      </Button>
      {asking && pause.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(pause.error)}
        </Alert>
      )}
      {asking && pause.data && latest && (
        <PauseDialog
          courseId={course.id}
          pause={pause.data}
          latest={latest}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
