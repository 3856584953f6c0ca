import type { RichTextDocument } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { TextSkeleton } from '@kursportal/shared/ui'
import { EditConflictDialog } from '@kursportal/shared/ui/edits'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readRichText } from '../api/rich-text.ts'

type Props = {
  videoId: string
  open: boolean
  /** What stands in the editor. */
  mine: RichTextDocument | undefined
  onLater: () => void
  /** Gets the version that is written over. */
  onKeepMine: (theirVersion: string) => void
  onTakeTheirs: () => Promise<void>
  onKeepBoth: (theirs: RichTextDocument, theirVersion: string) => void
}

/** Two people wrote one text at once: shows both and asks which one holds, or both. Nothing is lost before that. */
export const ConflictDialog = ({ videoId, open, mine, ...ways }: Props): ReactNode => {
  const t = useTexts()
  const read = readRichText(videoId)
  const theirs = useQuery({
    ...read,
    queryKey: [...read.queryKey, 'conflict'],
    staleTime: 0,
    enabled: open,
  })
  const { data } = theirs
  const other = (
    <Loaded query={theirs} waiting={<TextSkeleton />} failed={t('richText.loadFailed')}>
      {({ document }) => <RichTextView document={document} />}
    </Loaded>
  )
  return (
    <EditConflictDialog
      open={open}
      edited={data?.edited ?? null}
      ready={data !== undefined && !theirs.isFetching}
      entries={[
        {
          key: 'text',
          label: t('richText.title'),
          mine: mine && <RichTextView document={mine} />,
          theirs: other,
          canKeepBoth: true,
        },
      ]}
      onLater={ways.onLater}
      onDecide={({ text: choice }) => {
        if (!data) return
        if (choice === 'theirs') void ways.onTakeTheirs()
        else if (choice === 'both') ways.onKeepBoth(data.document, data.version)
        else ways.onKeepMine(data.version)
      }}
    />
  )
}
