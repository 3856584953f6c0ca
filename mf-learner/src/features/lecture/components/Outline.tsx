import type { LearnerChapterWithVideos } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, ChevronDownIcon, styled, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { beforeIn, lecturesOf, LONG_COURSE_FROM, type BeforeOf } from '../../../common/course-outline.ts'
import { LectureLine } from '../../../common/LectureLine.tsx'
import { listChaptersVideos } from '../../../common/list-chapters-videos.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'

type ChapterProps = { chapter: LearnerChapterWithVideos; videoId: string; before: BeforeOf }

const Entries = ({ chapter, videoId, before }: ChapterProps): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {chapter.videos.map((lecture) => (
      <LectureLine
        key={lecture.id}
        lecture={lecture}
        before={before(lecture.id)}
        current={lecture.id === videoId}
        compact
        sx={{ px: 1.5, borderRadius: 1 }}
      />
    ))}
  </Box>
)

const Fold = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: 48,
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textAlign: 'left',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > svg': { flex: 'none' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}))

/** A chapter of a long course: open where one is, else to be opened, so that Tab and eye are quickly past it. */
const FoldedChapter = (props: ChapterProps): ReactNode => {
  const { chapter, videoId } = props
  const [open, setOpen] = useState(() => chapter.videos.some((lecture) => lecture.id === videoId))
  const id = useId()
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        <Fold type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            {chapter.position + 1}. {chapter.title}
          </span>
          <ChevronDownIcon size={20} aria-hidden />
        </Fold>
      </Typography>
      <div id={id} hidden={!open}>
        {open && <Entries {...props} />}
      </div>
    </section>
  )
}

type Props = { courseId: string; videoId: string; onChoose?: () => void }

/** All lectures of the course by chapter, the open one marked and in sight; in a long course its chapter is open. */
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
  return (
    <Loaded query={chapters} waiting={<TextSkeleton lines={6} />} failed={t('course.chaptersFailed')}>
      {({ items }) => {
        const before = beforeIn(items)
        const long = lecturesOf(items).length >= LONG_COURSE_FROM
        return (
          <Box
            component="nav"
            ref={list}
            aria-label={t('lecture.outline')}
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('a')) onChoose?.()
            }}
          >
            {items.map((chapter) =>
              long ? (
                <FoldedChapter key={chapter.id} chapter={chapter} videoId={videoId} before={before} />
              ) : (
                <section key={chapter.id}>
                  <Typography
                    variant="subtitle2"
                    component="h3"
                    sx={{ px: 1.5, pt: 2, pb: 0.5, color: 'text.secondary' }}
                  >
                    {chapter.position + 1}. {chapter.title}
                  </Typography>
                  <Entries chapter={chapter} videoId={videoId} before={before} />
                </section>
              ),
            )}
          </Box>
        )
      }}
    </Loaded>
  )
}
