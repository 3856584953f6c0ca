import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import { Alert, Button, PlayIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../texts.ts'
import { OpenLectures } from './OpenLectures.tsx'

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** What is still missing, and where to go on or when. */
export const MissingUnits = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const next = course.next_lecture
  return (
    <>
      {next ? (
        <Button
          variant="contained"
          size="large"
          href={paths.lecture(course.id, next.video_id, { resume: true })}
          startIcon={<PlayIcon size={22} aria-hidden />}
          sx={{ mb: 5, width: { xs: '100%', sm: 'auto' } }}
        >
          {t(course.state === 'not_started' ? 'courseEnd.start' : 'courseEnd.goOn')}
        </Button>
      ) : (
        course.next_unlock_at && (
          <Alert severity="info" sx={{ mb: 5 }}>
            {t('courseEnd.waiting', { day: comingDay(course.next_unlock_at) })}
          </Alert>
        )
      )}
      <OpenLectures title={t('courseEnd.missing')} chapters={chapters} />
    </>
  )
}
