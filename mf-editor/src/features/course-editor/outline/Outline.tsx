import type { ChapterWithVideosDraft, CourseDraft, VideoDraft } from '@kursportal/shared/contract'
import {
  Box,
  Button,
  DeleteIcon,
  EditIcon,
  EmptyState,
  SettingsIcon,
  toast,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { SortableList, type Exchange } from '@kursportal/shared/ui/sortable'
import { useLocation } from '@kursportal/shared/router'
import { useState, type ReactNode } from 'react'
import { useRovingFocus } from '../../../common/useRovingFocus.ts'
import { useCollapsedChapters } from './useCollapsedChapters.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { stepInto, useMoveLecture } from '../api/move-lecture.ts'
import { useOrder } from '../api/order-parts.ts'
import { AddChapter } from './AddChapter.tsx'
import { ChapterLine } from './ChapterLine.tsx'
import { FoldAll } from './FoldAll.tsx'
import { DeletePartDialog, type Part } from './DeletePartDialog.tsx'
import { LectureRows } from './LectureRows.tsx'
import { OrderConflictDialog } from './OrderConflictDialog.tsx'
import { OutlineLink } from './OutlineLink.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { useFocusGivenBack } from '../../../common/useFocusGivenBack.ts'
import { useRenaming } from './useRenaming.ts'

type Props = { course: CourseDraft; chapters: ChapterWithVideosDraft[]; isWide: boolean }

/** The course as a tree: its own fields, then chapters with their lectures, in an order that can be changed. */
export const Outline = ({ course, chapters, isWide }: Props): ReactNode => {
  const t = useTexts()
  const order = useOrder(course.id)
  const [asked, setAsked] = useState<{ part: Part; open: boolean }>()
  const roving = useRovingFocus<HTMLElement>('a, button:not(form *)', { lines: 'a' })
  const { folded, toggle, foldOnly } = useCollapsedChapters(course.id)
  const { pathname } = useLocation()
  const renaming = useRenaming()
  const giveFocusBackTo = useFocusGivenBack(renaming.focus)
  const isFolded = ({ id, videos }: ChapterWithVideosDraft) =>
    folded.has(id) && !videos.some((video) => pathname.endsWith(video.id))
  const nameOf = (chapter: ChapterWithVideosDraft) => chapter.title || t('common.untitledChapter')
  const move = useMoveLecture(course.id)
  const reorder = (chapter: ChapterWithVideosDraft, videos: VideoDraft[]) =>
    order.mutate({
      before: chapters,
      after: chapters.map((other) => (other.id === chapter.id ? { ...other, videos } : other)),
      chapterId: chapter.id,
    })
  const exchangeOf = (to: ChapterWithVideosDraft): Exchange => ({
    group: 'lectures',
    list: to.id,
    onReceive: (videoId, position) => {
      const step = stepInto(chapters, videoId, to.id, position)
      if (step) move.mutate(step)
    },
  })
  const moveToEnd = (video: VideoDraft, to: ChapterWithVideosDraft) => {
    const step = stepInto(chapters, video.id, to.id)
    if (!step) return
    const title = video.title || t('common.untitledLecture')
    move.mutate(step, {
      onSuccess: () => {
        toast.success(t('editor.moved', { title, chapter: nameOf(to) }))
        giveFocusBackTo(video.id)
      },
    })
  }
  return (
    <Box component="nav" aria-label={t('editor.outline')} {...roving}>
      <VisuallyHidden>{t('editor.outlineHint')}</VisuallyHidden>
      <Box sx={{ mb: 2 }}>
        <OutlineLink
          to={isWide ? paths.course(course.id) : paths.courseDetails(course.id)}
          also={paths.courseDetails(course.id)}
          icon={<SettingsIcon size={20} />}
        >
          {t('editor.details')}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('editor.detailsHint')}
          </Typography>
        </OutlineLink>
      </Box>
      <UndoButtons courseId={course.id} chapters={chapters} />
      <FoldAll chapterIds={chapters.map(({ id }) => id)} folded={folded} onFold={foldOnly} />
      {chapters.length === 0 ? (
        <EmptyState dense title={t('editor.emptyTitle')}>
          {t('editor.emptyBody')}
        </EmptyState>
      ) : (
        <SortableList
          label={t('editor.chapters')}
          items={chapters}
          itemKey={({ id }) => id}
          itemName={nameOf}
          onReorder={(after) => order.mutate({ before: chapters, after })}
          itemActions={(chapter) => [
            {
              label: t('editor.rename'),
              icon: <EditIcon size={20} />,
              onPress: () => renaming.begin(chapter.id),
            },
            {
              label: t('editor.removeChapter'),
              icon: <DeleteIcon size={20} />,
              destructive: true,
              onPress: () => setAsked({ part: { kind: 'chapter', chapter }, open: true }),
            },
          ]}
          renderBelow={(chapter) =>
            isFolded(chapter) ? null : (
              <LectureRows
                courseId={course.id}
                chapter={chapter}
                renaming={renaming}
                otherChapters={chapters.filter(({ id }) => id !== chapter.id)}
                exchange={exchangeOf(chapter)}
                onReorder={(videos) => reorder(chapter, videos)}
                onMove={moveToEnd}
                onDelete={(video) => setAsked({ part: { kind: 'lecture', video }, open: true })}
              />
            )
          }
        >
          {(chapter) => (
            <ChapterLine
              courseId={course.id}
              chapter={chapter}
              isFolded={isFolded(chapter)}
              onFold={() => toggle(chapter.id)}
              exchange={exchangeOf(chapter)}
              renaming={renaming}
            />
          )}
        </SortableList>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 2 }}>
        <AddChapter courseId={course.id} isFirst={chapters.length === 0} />
        {chapters.length > 0 && (
          <Button variant="text" href={paths.import(course.id)}>
            {t('common.openImport')}
          </Button>
        )}
      </Box>
      {order.conflict && <OrderConflictDialog conflict={order.conflict} />}
      {asked && (
        <DeletePartDialog
          course={course}
          part={asked.part}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </Box>
  )
}
