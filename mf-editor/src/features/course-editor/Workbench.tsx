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
  PartBoundary,
  useMediaQuery,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { CourseTabs } from '../../common/CourseTabs.tsx'
import { SavingLine } from '../../common/saving/SavingLine.tsx'
import { CertificationAlert } from '../../common/CertificationNotice.tsx'
import { CourseStateChip } from '../../common/CourseStateChip.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { OthersHere } from './presence/OthersHere.tsx'
import { Outline } from './outline/Outline.tsx'
import { PublishBar } from './publishing/PublishBar.tsx'
import type { OpenCourse } from './useOpenCourse.ts'

type Props = { course: CourseDraft; chapters: ChapterWithVideosDraft[] }

/** Outline and open page side by side; on narrow windows one of them at a time, which is the outline at the top. */
const useDesk = (courseId: string) => {
  const isWide = useMediaQuery('(min-width: 960px)')
  const { pathname } = useLocation()
  const isTop = pathname.replace(/\/$/, '') === paths.course(courseId)
  return { isWide, isTop, showsOutline: isWide || isTop, showsPage: isWide || !isTop }
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

/** What the head covers of the window, for what sticks below it. */
const headHeight = '64px'

/** Stays at the top: where the course stands, whether all of it is saved, and publishing. */
const Head = ({
  course,
  isWide,
  isTop,
}: {
  course: CourseDraft
  isWide: boolean
  isTop: boolean
}): ReactNode => {
  const t = useTexts()
  // On a phone the open part needs the room: one line.
  const isSlim = !isWide && !isTop
  return (
    <Box
      component="section"
      aria-label={t('editor.standing')}
      sx={{
        // On a phone the whole head would leave too little of the tree.
        position: isWide || isSlim ? 'sticky' : 'static',
        top: 'var(--top-bar)',
        zIndex: 4,
        minHeight: headHeight,
        display: 'flex',
        flexWrap: { xs: isSlim ? 'nowrap' : 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 1,
        mb: isSlim ? 2 : 3,
        mx: { xs: -2, sm: -4 },
        px: { xs: 2, sm: 4 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '@media (max-height: 30rem)': { position: 'static' },
      }}
    >
      {isSlim ? (
        <Button
          variant="text"
          href={paths.course(course.id)}
          aria-label={t('editor.backToOutline')}
          sx={{ flex: 'none', minWidth: 44, px: 1, ml: -1 }}
        >
          <ArrowLeftIcon size={22} />
        </Button>
      ) : (
        <CourseStateChip state={course.state} />
      )}
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <SavingLine lastChange={course.updated_at} />
      </Box>
      {!isSlim && course.live_id && course.forum_enabled && (
        <Link href={paths.forum(course.live_id)} sx={{ flex: 'none' }}>
          {t('editor.toForum')}
        </Link>
      )}
      <PublishBar course={course} isSlim={isSlim} />
    </Box>
  )
}

/** What a course is built at: its outline and the open page. */
export const Workbench = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  const { isWide, isTop, showsOutline, showsPage } = useDesk(course.id)
  const { pathname, key } = useLocation()
  const [enteredAt] = useState(key)
  const title = course.title || t('common.untitledCourse')
  const context: OpenCourse = { course, chapters, isWide, enteredAt }
  const head = <Head course={course} isWide={isWide} isTop={isTop} />
  const page = (
    <Box sx={{ minWidth: 0, maxWidth: 820 }}>
      <PartBoundary title={t('editor.partFailed')} place={pathname}>
        <Outlet context={context} />
      </PartBoundary>
    </Box>
  )
  // On a phone the open part is the page: its own heading stands on top of it, below one line. The boxes are the same
  // for every width, so that what is open and typed stays when the window is turned or narrowed.
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      width="wide"
      bare={!showsOutline}
    >
      <CourseTabs course={course} title={title} current="content" />
      <Box sx={{ '--editor-head': headHeight }}>
        {head}
        <OthersHere courseId={course.id} chapters={chapters} />
        {showsOutline && (
          <CertificationAlert until={course.certified_until}>
            <Link href={paths.courseDetails(course.id)}>{t('editor.certificationEnd.renew')}</Link>
          </CertificationAlert>
        )}
        <Desk isWide={isWide}>
          {showsOutline && (
            <Box sx={isWide ? stayingTree : undefined}>
              <Outline course={course} chapters={chapters} isWide={isWide} />
            </Box>
          )}
          {showsPage && page}
        </Desk>
      </Box>
    </PageFrame>
  )
}

/** The tree stays beside what is open, and scrolls by itself. */
const stayingTree = {
  position: 'sticky',
  top: `calc(var(--top-bar) + ${headHeight} + 8px)`,
  maxHeight: `calc(100dvh - var(--top-bar) - ${headHeight} - 24px)`,
  overflowY: 'auto',
  // Room for the ring of focus, which would be cut off otherwise.
  p: 0.75,
  m: -0.75,
  '@media (max-height: 30rem)': { position: 'static', maxHeight: 'none' },
} as const
