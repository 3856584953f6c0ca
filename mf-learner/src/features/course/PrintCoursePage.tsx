import type { LearnerChapterWithVideos, LearnerCourse, LearnerVideo } from '@kursportal/shared/contract'
import { scopeText } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, TextSkeleton, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { lectureFacts } from '../../common/lecture-facts.ts'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { readCourse } from '../../common/read-course.ts'
import { useTexts } from './texts.ts'
import { Sheet } from '../../common/print/Sheet.tsx'

/** A box to tick by hand; ticked already where the lecture is done. */
const Tick = ({ done }: { done: boolean }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: '6mm',
          height: '6mm',
          border: '0.5mm solid currentColor',
          fontWeight: 700,
          lineHeight: 1,
        }}
      >
        {done ? '✓' : ''}
      </Box>
      {done && <VisuallyHidden>{t('print.done')}</VisuallyHidden>}
    </>
  )
}

const Line = ({ lecture }: { lecture: LearnerVideo }): ReactNode => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: '0.2mm solid currentColor' }}
  >
    <Tick done={lecture.done} />
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {lecture.title}
    </Box>
    <Box component="span" sx={{ flex: 'none', fontSize: '0.9em' }}>
      {lectureFacts(lecture).join(' · ')}
    </Box>
  </Box>
)

type Props = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

const Overview = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const facts = [
    course.instructor_name && t('course.with', { name: course.instructor_name }),
    scopeText(course, course.lectures_total),
  ].filter((fact) => fact !== '')
  return (
    <Sheet title={course.title} facts={facts} address={paths.course(course.id)} back={t('print.toCourse')}>
      {course.contraindications.length > 0 && (
        <Box component="section" sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ fontSize: '1.2rem', mb: 0.5 }}>
            {t('course.notForYou')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {course.contraindications.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      )}
      {chapters.map((chapter) => (
        <Box component="section" key={chapter.id} sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ fontSize: '1.2rem', mb: 0.5 }}>
            {chapter.title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {chapter.videos.map((lecture) => (
              <Line key={lecture.id} lecture={lecture} />
            ))}
          </Box>
        </Box>
      ))}
    </Sheet>
  )
}

/** A course on paper: who may not take part, to ask a doctor, and its lectures with boxes to tick, to hang up. */
const PrintCoursePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  const chapters = useQuery(listChaptersVideos(courseId))
  return (
    <Loaded
      page
      courseId={courseId}
      query={[course, chapters]}
      waiting={<TextSkeleton lines={12} />}
      failed={t('course.failed')}
      goneTitle={t('common.courseGone')}
    >
      {([found, { items }]) => <Overview course={found} chapters={items} />}
    </Loaded>
  )
}

export default PrintCoursePage
