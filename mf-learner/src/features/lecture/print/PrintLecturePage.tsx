import { isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { BackToCourse } from '../../../common/BackToCourse.tsx'
import { lectureFacts } from '../../../common/lecture-facts.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { paths } from '../../../common/paths.ts'
import { readLecture } from '../api/read-lecture.ts'
import { useTexts } from '../texts.ts'
import { PrintedFilm } from './PrintedFilm.tsx'
import { PrintedQuiz } from './PrintedQuiz.tsx'
import { PrintedText } from './PrintedText.tsx'
import { Sheet } from '../../../common/print/Sheet.tsx'

const kinds = { video: PrintedFilm, richText: PrintedText, quiz: PrintedQuiz } as const

const LectureSheet = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const Kind = kinds[lecture.type]
  return (
    <Sheet
      title={lecture.title}
      overline={lecture.course_title}
      facts={[lecture.chapter_title, ...lectureFacts(lecture)]}
      address={paths.lecture(lecture.course_id, lecture.id)}
      back={t('print.toLecture')}
    >
      {lecture.description && (
        <Typography sx={{ mb: 3, whiteSpace: 'pre-line' }}>{lecture.description}</Typography>
      )}
      <Kind lecture={lecture} />
    </Sheet>
  )
}

/** A lecture on paper; one that is not open yet has none. */
const PrintLecturePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', videoId = '' } = useParams()
  const lecture = useQuery(readLecture(videoId))
  if (isFailure(lecture.error, 'locked', 'start_not_confirmed'))
    return (
      <BackToCourse page courseId={courseId} motif="locked" title={t('lecture.lockedTitle')}>
        {t('print.locked')}
      </BackToCourse>
    )
  return (
    <Loaded
      page
      courseId={courseId}
      query={lecture}
      waiting={<TextSkeleton lines={12} />}
      failed={t('lecture.failed')}
    >
      {(found) => <LectureSheet lecture={found} />}
    </Loaded>
  )
}

export default PrintLecturePage
