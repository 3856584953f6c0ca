import { ConfirmDialog, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type Props<Item> = {
  /** What is to be taken out; nothing is asked without. */
  item: Item | undefined
  onClose: () => void
  title: (item: Item) => string
  confirmLabel: string
  /** What is said once it is done. */
  done?: string
  onRemove: (item: Item) => Promise<unknown>
  /** What follows for the people it concerns. */
  children: ReactNode
}

/** Asks before something that belongs to an access is taken out of it. */
export const RemoveDialog = <Item,>(props: Props<Item>): ReactNode => {
  const { item, onClose, title, confirmLabel, done, onRemove, children } = props
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={item === undefined ? '' : title(item)}
      confirmLabel={confirmLabel}
      onConfirm={async () => {
        if (item !== undefined) await onRemove(item)
        if (done) toast.success(done)
      }}
      destructive
    >
      {children}
    </ConfirmDialog>
  )
}
