import type { LearnerVideo } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  DoneIcon,
  Link,
  LockIcon,
  TextSkeleton,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { blockerOf } from '../../../common/course-outline.ts'
import { LectureIcon } from '../../../common/LectureIcon.tsx'
import { listChaptersVideos } from '../../../common/list-chapters-videos.ts'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { lengthText } from '../../../common/time-texts.ts'
import { useTexts } from '../../../texts/index.ts'

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 52,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  fontSize: '1rem',
  lineHeight: 1.35,
} as const

type EntryProps = { lecture: LearnerVideo; current: boolean; blocker: string | undefined }

const Entry = ({ lecture, current, blocker }: EntryProps): ReactNode => {
  const t = useTexts()
  const small = lecture.locked
    ? lockText(lecture.locked, blocker)
    : lecture.duration_seconds === null
      ? t(`kind.${lecture.type}`)
      : `${t(`kind.${lecture.type}`)} · ${lengthText(lecture.duration_seconds)}`
  const words = (
    <>
      <LectureIcon type={lecture.type} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: current ? 650 : 450, hyphens: 'auto' }}>
          {lecture.title}
        </Box>
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {small}
        </Typography>
      </Box>
    </>
  )
  if (lecture.locked)
    return (
      <Box sx={{ ...entry, color: 'text.secondary' }}>
        {words}
        <LockIcon size={18} aria-hidden style={{ flex: 'none' }} />
        <VisuallyHidden>{t('course.locked')}</VisuallyHidden>
      </Box>
    )
  return (
    <Link
      href={paths.lecture(lecture.course_id, lecture.id)}
      underline="none"
      aria-current={current ? 'page' : undefined}
      data-lecture={lecture.id}
      sx={{
        ...entry,
        color: 'text.primary',
        bgcolor: current ? 'primary.soft' : undefined,
        '&:hover': { bgcolor: current ? 'primary.soft' : 'action.hover' },
      }}
    >
      {words}
      {lecture.done && (
        <Box component="span" sx={{ display: 'flex', color: 'success.main' }}>
          <DoneIcon size={20} aria-hidden />
          <VisuallyHidden>{t('course.done')}</VisuallyHidden>
        </Box>
      )}
    </Link>
  )
}

type Props = { courseId: string; videoId: string; onChoose?: () => void }

/** All lectures of the course by chapter, the open one marked and in sight. */
export const Outline = ({ courseId, videoId, onChoose }: Props): ReactNode => {
  const t = useTexts()
  const chapters = useQuery(listChaptersVideos(courseId))
  const list = useRef<HTMLElement>(null)
  const loaded = chapters.data !== undefined
  useEffect(() => {
    if (!loaded) return
    const box = list.current?.parentElement
    const current = list.current?.querySelector<HTMLElement>(`[data-lecture="${videoId}"]`)
    if (!box || !current) return
    // Only the list moves, never the page.
    box.scrollTop +=
      current.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3
  }, [videoId, loaded])
  if (chapters.isError)
    return (
      <LoadFailure
        title={t('course.chaptersFailed')}
        error={chapters.error}
        onRetry={() => void chapters.refetch()}
        retrying={chapters.isFetching}
      />
    )
  if (!chapters.data) return <TextSkeleton lines={6} />
  const blocker = blockerOf(chapters.data.items)
  return (
    <Box
      component="nav"
      ref={list}
      aria-label={t('lecture.outline')}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onChoose?.()
      }}
    >
      {chapters.data.items.map((chapter) => (
        <section key={chapter.id}>
          <Typography
            variant="subtitle2"
            component="h3"
            sx={{ px: 1.5, pt: 2, pb: 0.5, color: 'text.secondary' }}
          >
            {chapter.position + 1}. {chapter.title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {chapter.videos.map((lecture) => (
              <li key={lecture.id}>
                <Entry lecture={lecture} current={lecture.id === videoId} blocker={blocker} />
              </li>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}
