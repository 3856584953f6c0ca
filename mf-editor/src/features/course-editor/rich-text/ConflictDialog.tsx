import { richTextDocument } from '@kursportal/shared/contract'
import type { VersionChoice, BlockConflict } from '@kursportal/shared/domain'
import { EditConflictDialog } from '@kursportal/shared/ui/edits'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { JSONContent } from '@tiptap/core'
import type { ReactNode } from 'react'
import { readable } from '../../../common/versions/readable.ts'
import { isText, TextDifference } from '../../../common/versions/TextDifference.tsx'
import { useTexts } from './texts.ts'
import type { TextConflict } from './text-saver.ts'

type Props = {
  conflict: TextConflict
  onLater: () => void
  onDecide: (choiceOf: (one: BlockConflict<JSONContent>) => VersionChoice | undefined) => void
}

const documentOf = (blocks: JSONContent[]): unknown =>
  JSON.parse(JSON.stringify({ type: 'doc', content: blocks }))

/** What somebody wrote in one place: what they changed there, or where nothing was before, as it will look. */
const Written = ({ base, blocks }: { base: JSONContent[]; blocks: JSONContent[] }): ReactNode => {
  const t = useTexts()
  const [before, after] = [documentOf(base), documentOf(blocks)]
  if (blocks.length === 0) return t('versions.deletedThere')
  if (base.length > 0 && isText(before) && isText(after))
    return <TextDifference before={before} after={after} />
  const { data } = richTextDocument.safeParse(after)
  return data ? <RichTextView document={data} /> : readable(blocks)
}

/**
 * Two people wrote the same blocks of a text: shows both versions of each place and asks which one holds, or both.
 * Everything else is put together already, and nothing is lost before that.
 */
export const ConflictDialog = ({ conflict, onLater, onDecide }: Props): ReactNode => {
  const t = useTexts()
  const { conflicts, edited } = conflict
  const keyOf = (one: BlockConflict<JSONContent>): string => String(conflicts.indexOf(one))
  return (
    <EditConflictDialog
      open
      edited={edited}
      entries={conflicts.map((one, index) => ({
        key: keyOf(one),
        label:
          conflicts.length === 1
            ? t('richText.title')
            : t('richText.place', { number: index + 1, count: conflicts.length }),
        mine: <Written base={one.base} blocks={one.mine} />,
        theirs: <Written base={one.base} blocks={one.theirs} />,
        canKeepBoth: one.mine.length > 0 && one.theirs.length > 0,
      }))}
      onLater={onLater}
      onDecide={(choices) => onDecide((one) => choices[keyOf(one)])}
    />
  )
}
