import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import {
  Box,
  Button,
  ChevronDownIcon,
  ChevronRightIcon,
  DeleteIcon,
  EditIcon,
  EmptyState,
  IconButton,
  SettingsIcon,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useLocation } from '@kursportal/shared/router'
import { useState, type ReactNode } from 'react'
import { useRovingFocus } from '../../../common/useRovingFocus.ts'
import { useCollapsedChapters } from './useCollapsedChapters.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../../../texts/index.ts'
import { useOrder } from '../api/order-parts.ts'
import { AddChapter } from './AddChapter.tsx'
import { DeletePartDialog, type Part } from './DeletePartDialog.tsx'
import { LectureRows } from './LectureRows.tsx'
import { OrderConflictDialog } from './OrderConflictDialog.tsx'
import { OutlineEntry } from './OutlineEntry.tsx'
import { OutlineLink } from './OutlineLink.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { useRenaming } from './useRenaming.ts'

type Props = { course: CourseDraft; chapters: ChapterWithVideosDraft[]; isWide: boolean }

/** The course as a tree: its own fields, then chapters with their lectures, in an order that can be changed. */
export const Outline = ({ course, chapters, isWide }: Props): ReactNode => {
  const t = useTexts()
  const order = useOrder(course.id)
  const [asked, setAsked] = useState<{ part: Part; open: boolean }>()
  const roving = useRovingFocus<HTMLElement>('a, button:not(form *)', { lines: 'a' })
  const [folded, fold] = useCollapsedChapters(course.id)
  const { pathname } = useLocation()
  const renaming = useRenaming()
  const nameOf = (chapter: ChapterWithVideosDraft) => chapter.title || t('common.untitledChapter')
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
            folded.has(chapter.id) && !chapter.videos.some(({ id }) => pathname.endsWith(id)) ? null : (
              <LectureRows
                courseId={course.id}
                chapter={chapter}
                renaming={renaming}
                otherChapters={chapters.filter(({ id }) => id !== chapter.id)}
                onReorder={(videos) =>
                  order.mutate({
                    before: chapters,
                    after: chapters.map((other) => (other.id === chapter.id ? { ...other, videos } : other)),
                    chapterId: chapter.id,
                  })
                }
                onDelete={(video) => setAsked({ part: { kind: 'lecture', video }, open: true })}
              />
            )
          }
        >
          {(chapter) => (
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <IconButton
                size="small"
                aria-label={t('editor.fold', { title: nameOf(chapter) })}
                aria-expanded={!folded.has(chapter.id)}
                onClick={() => fold(chapter.id)}
              >
                {folded.has(chapter.id) ? <ChevronRightIcon size={20} /> : <ChevronDownIcon size={20} />}
              </IconButton>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <OutlineEntry
                  courseId={course.id}
                  part={{ kind: 'chapter', id: chapter.id, title: chapter.title }}
                  version={chapter.version}
                  to={paths.chapter(course.id, chapter.id)}
                  renaming={renaming}
                >
                  <Box component="span" sx={{ fontWeight: 650 }}>
                    {nameOf(chapter)}
                  </Box>
                  {folded.has(chapter.id) && (
                    <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
                      ({chapter.videos.length})
                    </Box>
                  )}
                </OutlineEntry>
              </Box>
            </Box>
          )}
        </SortableList>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 2 }}>
        <AddChapter courseId={course.id} isFirst={chapters.length === 0} />
        {chapters.length > 0 && (
          <Button variant="text" href={paths.import(course.id)}>
            {t('import.openImport')}
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
