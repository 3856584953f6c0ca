import { failureText } from '@kursportal/shared/client'
import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import { Alert, Box, Button, Card, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { attendedText } from '../../../common/attendance-text.ts'
import { useFinishCourse } from '../../../common/finish-course.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { Celebration } from './Celebration.tsx'
import { OpenLectures } from './OpenLectures.tsx'

const FinishButton = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const finish = useFinishCourse(course.id)
  return (
    <>
      {finish.isError && (
        <Alert severity="error" sx={{ mb: 2, flexBasis: '100%' }}>
          {failureText(finish.error)}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        onClick={() => finish.mutate()}
        loading={finish.isPending}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {t('courseEnd.finish')}
      </Button>
    </>
  )
}

/** Everything is done: the celebration, and the button that finishes the course. */
export const FinishWhole = ({ course }: { course: LearnerCourse }): ReactNode => (
  <>
    <Celebration course={course} />
    <FinishButton course={course} />
  </>
)

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** Enough is done: the choice between finishing now and taking the rest as well, and what the certificate says then. */
export const FinishEarly = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const { attendance, next_lecture: next } = course
  const rest = attendance.offered - attendance.attended
  return (
    <>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, mb: 5, display: 'grid', gap: 2 }}>
        <Typography>
          {attendance.counts === 'units'
            ? t('courseEnd.earlyUnits', { count: rest })
            : t('courseEnd.earlyLectures', { count: rest })}
        </Typography>
        <Typography>{t('courseEnd.earlySays', { attended: attendedText(attendance, t) })}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          <FinishButton course={course} />
          {next && (
            <Button
              variant="outlined"
              size="large"
              href={paths.lecture(course.id, next.video_id, { resume: true })}
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {t('courseEnd.goOnFirst')}
            </Button>
          )}
        </Box>
      </Card>
      <OpenLectures title={t('courseEnd.stillOpen')} chapters={chapters} />
    </>
  )
}
