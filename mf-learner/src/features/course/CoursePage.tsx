import type { LearnerCourse } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, PageFrame, PageSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { useTexts } from '../../texts/index.ts'
import { readCourse } from '../../common/read-course.ts'
import { AboutCourse } from './components/AboutCourse.tsx'
import { CourseContent } from './components/CourseContent.tsx'
import { CourseFacts } from './components/CourseFacts.tsx'
import { CourseForum } from './components/CourseForum.tsx'
import { CourseRules } from './components/CourseRules.tsx'
import { CourseSteps } from './components/CourseSteps.tsx'

const Course = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const chapters = useQuery(listChaptersVideos(course.id))
  return (
    <PageFrame
      title={course.title}
      intro={course.instructor_name ? t('course.with', { name: course.instructor_name }) : undefined}
      breadcrumb={[{ label: t('myCourses.title'), href: paths.myCourses }]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gridTemplateAreas: { xs: '"steps" "content" "facts"', md: '"content steps" "content facts"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'steps' }}>
          <CourseSteps course={course} />
        </Box>
        <Box sx={{ gridArea: 'content', minWidth: 0 }}>
          <CourseContent course={course} chapters={chapters} />
          <AboutCourse course={course} />
        </Box>
        <Box sx={{ gridArea: 'facts' }}>
          {course.forum_enabled && <CourseForum courseId={course.id} />}
          <CourseFacts course={course} />
          {chapters.data && <CourseRules course={course} chapters={chapters.data.items} />}
        </Box>
      </Box>
    </PageFrame>
  )
}

/** One course: what it is, how far one is, and the way into every lecture. */
const CoursePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  useQuery(listChaptersVideos(courseId))
  useUnsentProgress()
  if (course.data) return <Course course={course.data} />
  return (
    <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>
      {course.isError ? (
        <LoadFailure
          page
          title={t('course.failed')}
          error={course.error}
          onRetry={() => void course.refetch()}
          retrying={course.isFetching}
        />
      ) : (
        <>
          <Typography variant="h1" aria-hidden sx={{ visibility: 'hidden' }}>
            &nbsp;
          </Typography>
          <PageSkeleton />
        </>
      )}
    </Box>
  )
}

export default CoursePage
