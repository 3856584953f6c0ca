import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import { Outlet, useLocation } from '@kursportal/shared/router'
import {
  ArrowLeftIcon,
  Box,
  Button,
  FormSkeleton,
  Link,
  ListSkeleton,
  PageFrame,
  Stack,
  useMediaQuery,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CourseStateChip } from '../../common/CourseStateChip.tsx'
import { paths } from '../../common/paths.ts'
import { useSavedAgo } from '../../common/useSavedAgo.ts'
import { useTexts } from '../../texts/index.ts'
import { Outline } from './outline/Outline.tsx'
import { PublishBar } from './publishing/PublishBar.tsx'
import type { OpenCourse } from './useOpenCourse.ts'

type Props = { course: CourseDraft; chapters: ChapterWithVideosDraft[] }

const Standing = ({ course }: { course: CourseDraft }): ReactNode => {
  const t = useTexts()
  const saved = useSavedAgo(course.updated_at)
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary', mt: 0.5 }}
    >
      <CourseStateChip state={course.state} />
      <span>{saved}</span>
      {course.live_id && course.forum_enabled && (
        <Link href={paths.forum(course.live_id)}>{t('editor.toForum')}</Link>
      )}
    </Stack>
  )
}

/** Outline and open page side by side; on narrow windows one of them at a time, which is the outline at the top. */
const useDesk = (courseId: string) => {
  const isWide = useMediaQuery('(min-width: 960px)')
  const { pathname } = useLocation()
  const isTop = pathname.replace(/\/$/, '') === paths.course(courseId)
  return { isWide, showsOutline: isWide || isTop, showsPage: isWide || !isTop }
}

const Desk = ({ isWide, children }: { isWide: boolean; children: ReactNode }): ReactNode => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: isWide ? 'minmax(320px, 420px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
    }}
  >
    {children}
  </Box>
)

/** The shape of the workbench while the course loads. */
export const WorkbenchSkeleton = ({ courseId }: { courseId: string }): ReactNode => {
  const { isWide, showsOutline, showsPage } = useDesk(courseId)
  return (
    <Desk isWide={isWide}>
      {showsOutline && <ListSkeleton count={6} />}
      {showsPage && <FormSkeleton />}
    </Desk>
  )
}

/** What a course is built at: its outline and the open page. */
export const Workbench = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const { isWide, showsOutline, showsPage } = useDesk(course.id)
  const title = course.title || t('common.untitledCourse')
  const context: OpenCourse = { course, chapters, isWide }
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      intro={<Standing course={course} />}
      actions={<PublishBar course={course} />}
      width="wide"
    >
      <Desk isWide={isWide}>
        {showsOutline && <Outline course={course} chapters={chapters} isWide={isWide} />}
        {showsPage && (
          <Box sx={{ minWidth: 0, maxWidth: 820 }}>
            {!isWide && (
              <Button
                variant="text"
                href={paths.course(course.id)}
                startIcon={<ArrowLeftIcon size={20} />}
                sx={{ mb: 2 }}
              >
                {t('editor.backToOutline')}
              </Button>
            )}
            <Outlet context={context} />
          </Box>
        )}
      </Desk>
    </PageFrame>
  )
}
