import { EditConflictDialog } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { OrderConflict } from '../api/order-parts.ts'

const numbered = (titles: readonly string[]): string =>
  titles.map((title, index) => `${index + 1}. ${title || '–'}`).join('\n')

/** Two people moved the same part to different places: shows both orders and asks which one holds. */
export const OrderConflictDialog = ({ conflict }: { conflict: OrderConflict }): ReactNode => {
  const t = useTexts()
  const { mine, theirs, answer } = conflict
  return (
    <EditConflictDialog
      open
      edited={null}
      entries={[{ key: 'order', label: t('editor.order'), mine: numbered(mine), theirs: numbered(theirs) }]}
      onLater={() => answer(undefined)}
      onDecide={(choices) => answer(choices['order'] === 'theirs' ? 'theirs' : 'mine')}
    />
  )
}
