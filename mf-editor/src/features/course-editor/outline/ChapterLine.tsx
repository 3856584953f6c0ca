import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { Box, ChevronDownIcon, ChevronRightIcon, IconButton } from '@kursportal/shared/ui'
import { SortableEnd, type Exchange } from '@kursportal/shared/ui/sortable'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { OutlineEntry } from './OutlineEntry.tsx'
import type { Renaming } from './useRenaming.ts'

type Props = {
  courseId: string
  chapter: ChapterWithVideosDraft
  isFolded: boolean
  onFold: () => void
  /** How lectures are dropped on it while its own are not shown. */
  exchange: Exchange
  renaming: Renaming
}

/** A chapter in the outline: its lectures are shown or folded away below it. */
export const ChapterLine = ({
  courseId,
  chapter,
  isFolded,
  onFold,
  exchange,
  renaming,
}: Props): ReactNode => {
  const t = useTexts()
  const name = chapter.title || t('common.untitledChapter')
  const line = (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        aria-label={t('editor.fold', { title: name })}
        aria-expanded={!isFolded}
        onClick={onFold}
      >
        {isFolded ? <ChevronRightIcon size={20} /> : <ChevronDownIcon size={20} />}
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OutlineEntry
          courseId={courseId}
          part={{ kind: 'chapter', id: chapter.id, title: chapter.title }}
          version={chapter.version}
          to={paths.chapter(courseId, chapter.id)}
          renaming={renaming}
        >
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
          {isFolded && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              ({chapter.videos.length})
            </Box>
          )}
        </OutlineEntry>
      </Box>
    </Box>
  )
  return isFolded ? (
    <SortableEnd exchange={exchange} label={t('editor.lecturesOf', { title: name })}>
      {line}
    </SortableEnd>
  ) : (
    line
  )
}
