import type { LearnerChapterWithVideos } from '@kursportal/shared/contract'
import {
  Box,
  Card,
  ChevronDownIcon,
  DoneIcon,
  LockIcon,
  styled,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import type { BeforeOf } from '../../../common/course-outline.ts'
import { lockText } from '../../../common/lock-text.ts'
import { wholeLength } from '../../../common/course-length.ts'
import { useTexts } from '../texts.ts'
import { LectureRows } from './LectureRows.tsx'

const Head = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  width: '100%',
  padding: theme.spacing(2, 2.5),
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}))

type Props = {
  chapter: LearnerChapterWithVideos
  openAtFirst: boolean
  /** The lecture to go on with, and how that is said. */
  next: { id: string; words: string } | undefined
  before: BeforeOf
}

const Mark = ({ chapter }: { chapter: LearnerChapterWithVideos }): ReactNode => {
  const t = useTexts()
  const done = chapter.lectures_total > 0 && chapter.lectures_done === chapter.lectures_total
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        fontWeight: 700,
        bgcolor: done ? 'success.soft' : chapter.locked ? 'background.sunken' : 'primary.soft',
        color: done ? 'success.onSoft' : chapter.locked ? 'text.secondary' : 'primary.onSoft',
      }}
    >
      <VisuallyHidden>{t('course.chapterNumber', { number: chapter.position + 1 })}. </VisuallyHidden>
      {done ? (
        <DoneIcon size={24} />
      ) : chapter.locked ? (
        <LockIcon size={20} />
      ) : (
        <span aria-hidden>{chapter.position + 1}</span>
      )}
      {done && <VisuallyHidden>{t('course.chapterDone')}. </VisuallyHidden>}
    </Box>
  )
}

/** A chapter to open and close, with what it holds and how far one is. */
export const ChapterCard = ({ chapter, openAtFirst, next, before }: Props): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  return (
    <Card>
      <h3>
        <Head type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Mark chapter={chapter} />
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h4" component="span" sx={{ display: 'block', hyphens: 'auto' }}>
              {chapter.title}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
            >
              {chapter.locked
                ? lockText(chapter.locked, before(chapter.videos[0]?.id))
                : [
                    chapter.lectures_total === 0
                      ? t('course.noLecture')
                      : t('common.units', { done: chapter.lectures_done, count: chapter.lectures_total }),
                    wholeLength(chapter.duration_seconds),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
            </Typography>
          </Box>
          <ChevronDownIcon size={24} aria-hidden />
        </Head>
      </h3>
      <Box id={id} hidden={!open} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {open && chapter.description && (
          <Typography sx={{ px: 2.5, pt: 2, color: 'text.secondary', maxWidth: '68ch' }}>
            {chapter.description}
          </Typography>
        )}
        {open && <LectureRows lectures={chapter.videos} next={next} before={before} />}
      </Box>
    </Card>
  )
}
