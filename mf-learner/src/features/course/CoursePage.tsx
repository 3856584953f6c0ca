import type { LearnerCourse } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  courseTone,
  ExtensionPlace,
  PageFrame,
  PageSkeleton,
  Typography,
  WhenQuiet,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { useTexts } from './texts.ts'
import { readCourse } from '../../common/read-course.ts'
import { AboutCourse } from './components/AboutCourse.tsx'
import { CourseCare } from './components/CourseCare.tsx'
import { CourseContent } from './components/CourseContent.tsx'
import { CourseFacts } from './components/CourseFacts.tsx'
import { CourseForum } from './components/CourseForum.tsx'
import { CourseOrder } from './components/CourseOrder.tsx'
import { CourseRules } from './components/CourseRules.tsx'
import { CourseCover, CourseSteps } from './components/CourseSteps.tsx'
import { Instructor } from './components/Instructor.tsx'

const Course = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const chapters = useQuery(listChaptersVideos(course.id))
  return (
    <PageFrame
      title={course.title}
      tone={courseTone(course.title)}
      lead={
        <>
          <Instructor course={course} />
          <CourseSteps course={course} />
        </>
      }
      aside={<CourseCover course={course} />}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <CourseContent course={course} chapters={chapters} />
          <AboutCourse course={course} />
        </Box>
        <Box>
          {chapters.data && <CourseRules course={course} chapters={chapters.data.items} />}
          <CourseFacts course={course} />
          <CourseCare courseId={course.id} questionsEnabled={course.questions_enabled} />
          {course.forum_enabled && <CourseForum courseId={course.id} />}
          <ExtensionPlace name="learner.course" props={{ course_id: course.id }} />
          {/* Last, as it comes when all others are there and must push nothing down. */}
          <WhenQuiet>
            <CourseOrder courseId={course.id} />
          </WhenQuiet>
        </Box>
      </Box>
    </PageFrame>
  )
}

/** The shape of the page while the course is on its way. */
const waiting = (
  <>
    <Typography variant="h1" aria-hidden sx={{ visibility: 'hidden' }}>
      &nbsp;
    </Typography>
    <PageSkeleton />
  </>
)

const renderFrame = (state: ReactNode): ReactNode => (
  <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>{state}</Box>
)

/** One course: what it is, how far one is, and the way into every lecture. */
const CoursePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  useQuery(listChaptersVideos(courseId))
  useUnsentProgress()
  return (
    <Loaded
      page
      inPieces
      courseId={courseId}
      query={course}
      waiting={waiting}
      failed={t('course.failed')}
      goneTitle={t('common.courseGone')}
      renderFrame={renderFrame}
    >
      {(data) => <Course course={data} />}
    </Loaded>
  )
}

export default CoursePage
