import type { ChapterWithVideosDraft, VideoDraft } from '@kursportal/shared/contract'
import { Box, DeleteIcon, EditIcon } from '@kursportal/shared/ui'
import { SortableEnd, SortableList, type Exchange } from '@kursportal/shared/ui/sortable'
import { useUploads } from '@kursportal/shared/ui/uploads'
import type { ReactNode } from 'react'
import { LectureIcon } from '../../../common/LectureIcon.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { AddLecture } from './AddLecture.tsx'
import { lectureStanding } from './lecture-standing.ts'
import { OutlineEntry } from './OutlineEntry.tsx'
import type { Renaming } from './useRenaming.ts'

type Props = {
  courseId: string
  chapter: ChapterWithVideosDraft
  renaming: Renaming
  otherChapters: readonly ChapterWithVideosDraft[]
  /** How lectures of other chapters are dropped here. */
  exchange: Exchange
  onReorder: (videos: VideoDraft[]) => void
  onMove: (video: VideoDraft, target: ChapterWithVideosDraft) => void
  onDelete: (video: VideoDraft) => void
}

/**
 * A lecture: its name and how it stands. Beside what is open that is one line, the name shortened where it must be; on a
 * phone, where nothing shows the rest, the name has two. What it lacks is read whole, below.
 */
const Line = ({ name, words, needsCare }: { name: string; words: string; needsCare: boolean }): ReactNode => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', md: needsCare ? 'wrap' : 'nowrap' },
      columnGap: 1,
      alignItems: 'baseline',
      minWidth: 0,
    }}
  >
    <Box
      component="span"
      title={name}
      sx={{
        flex: '1 1 auto',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        display: { xs: '-webkit-box', md: 'block' },
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflowWrap: 'anywhere',
        whiteSpace: { md: 'nowrap' },
      }}
    >
      {name}
    </Box>
    <Box
      component="span"
      sx={{
        flex: 'none',
        maxWidth: needsCare ? '100%' : '45%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '0.9375rem',
        fontWeight: 400,
        color: needsCare ? 'warning.main' : 'text.secondary',
      }}
    >
      {words}
    </Box>
  </Box>
)

/** The lectures of a chapter in their order, and the way to a new one. */
export const LectureRows = ({
  courseId,
  chapter,
  renaming,
  otherChapters,
  exchange,
  onReorder,
  onMove,
  onDelete,
}: Props): ReactNode => {
  const t = useTexts()
  const running = useUploads()
  const nameOf = (video: VideoDraft) => video.title || t('common.untitledLecture')
  const chapterName = (other: ChapterWithVideosDraft) => other.title || t('common.untitledChapter')
  const label = t('editor.lecturesOf', { title: chapterName(chapter) })
  return (
    <Box sx={{ p: 0.5 }}>
      {chapter.videos.length > 0 && (
        <SortableList
          label={label}
          exchange={exchange}
          items={chapter.videos}
          itemKey={({ id }) => id}
          itemName={nameOf}
          onReorder={onReorder}
          dense
          itemActions={(video) => [
            {
              label: t('editor.rename'),
              icon: <EditIcon size={20} />,
              onPress: () => renaming.begin(video.id),
            },
            ...otherChapters.map((other) => ({
              label: t('editor.moveToChapter', { title: chapterName(other) }),
              onPress: () => onMove(video, other),
            })),
            {
              label: t('editor.removeLecture'),
              icon: <DeleteIcon size={20} />,
              destructive: true,
              onPress: () => onDelete(video),
            },
          ]}
        >
          {(video) => {
            const { words, needsCare } = lectureStanding(video, running.get(video.id))
            return (
              <OutlineEntry
                courseId={courseId}
                part={{ kind: 'lecture', id: video.id, title: video.title }}
                version={video.version}
                to={paths.lecture(courseId, video.id)}
                icon={<LectureIcon type={video.type} />}
                renaming={renaming}
              >
                <Line name={nameOf(video)} words={words} needsCare={needsCare} />
              </OutlineEntry>
            )
          }}
        </SortableList>
      )}
      <SortableEnd exchange={exchange} label={label}>
        <AddLecture courseId={courseId} chapter={chapter} />
      </SortableEnd>
    </Box>
  )
}
