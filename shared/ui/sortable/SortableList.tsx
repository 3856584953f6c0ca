import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import { use, useId, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import type { MenuAction } from '../overlays/menu-action.ts'
import { moved } from './move.ts'
import { SortableArea } from './SortableArea.tsx'
import { useSortableTexts } from './sortable-texts.ts'
import { SortableRow } from './SortableRow.tsx'
import { SortableAreaContext, type Exchange, type SortedList } from './sorted-lists.ts'

type Props<Item> = {
  /** What is ordered, for screen readers: "Lektionen". */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The entry in words, for its handle and menu. */
  itemName: (item: Item) => string
  /** Gets the whole list in its new order. */
  onReorder: (items: Item[]) => void
  children: (item: Item) => ReactNode
  /** Further commands of an entry's menu, below those that move it. */
  itemActions?: (item: Item) => readonly MenuAction[]
  /** What stands below an entry over its whole width, such as a list of its own. */
  renderBelow?: (item: Item) => ReactNode
  disabled?: boolean
  /** For long lists: one line an entry, without a box round each. */
  dense?: boolean
  /** Where entries can be dragged into other lists that stand in the same one. */
  exchange?: Exchange
}

/**
 * A list in an order people decide: by a menu on every entry, by dragging the handle, or by keyboard on the handle. Lists
 * within its entries are part of the same drag.
 */
export function SortableList<Item>(props: Props<Item>) {
  return use(SortableAreaContext) ? (
    <Entries {...props} />
  ) : (
    <SortableArea>
      <Entries {...props} />
    </SortableArea>
  )
}

function Entries<Item>({
  label,
  items,
  itemKey,
  itemName,
  onReorder,
  children,
  itemActions,
  renderBelow,
  disabled = false,
  dense = false,
  exchange,
}: Props<Item>) {
  const text = useSortableTexts()
  const [said, setSaid] = useState('')
  const ownKey = useId()
  const keys = items.map(itemKey)
  const total = items.length
  const nameOf = (key: string | number) => {
    const item = items[keys.indexOf(String(key))]
    return item === undefined ? '' : itemName(item)
  }

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || disabled) return
    onReorder(moved(items, from, to))
    setSaid(text('moved', { name: itemName(item), position: to + 1, total }))
  }
  const list: SortedList = {
    key: exchange?.list ?? ownKey,
    label,
    group: exchange?.group,
    keys,
    nameOf,
    move,
    receive: exchange?.onReceive,
  }
  return (
    <>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label={label}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: dense ? 0 : 1,
          }}
        >
          {items.map((item, index) => (
            <SortableRow
              key={itemKey(item)}
              id={itemKey(item)}
              list={list}
              name={itemName(item)}
              position={index}
              disabled={disabled}
              dense={dense}
              onMove={(to) => move(index, to)}
              actions={itemActions?.(item) ?? []}
              below={renderBelow?.(item)}
            >
              {children(item)}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}
