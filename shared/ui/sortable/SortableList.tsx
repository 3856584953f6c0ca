import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import type { MenuAction } from '../overlays/menu-action.ts'
import { moved } from './move.ts'
import { useSortableTexts } from './sortable-texts.ts'
import { SortableRow } from './SortableRow.tsx'

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
}

/** A list in an order people decide: by a menu on every entry, by dragging the handle, or by keyboard on the handle. */
export function SortableList<Item>({
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
}: Props<Item>) {
  const text = useSortableTexts()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
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
  const end = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{
          screenReaderInstructions: { draggable: text('instructions') },
          announcements: {
            onDragStart: ({ active }) =>
              text('picked', {
                name: nameOf(active.id),
                position: keys.indexOf(String(active.id)) + 1,
                total,
              }),
            onDragOver: ({ active, over }) =>
              over
                ? text('over', {
                    name: nameOf(active.id),
                    position: keys.indexOf(String(over.id)) + 1,
                    total,
                  })
                : undefined,
            onDragEnd: () => undefined,
            onDragCancel: ({ active }) => text('cancelled', { name: nameOf(active.id) }),
          },
        }}
      >
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
                name={itemName(item)}
                position={index}
                total={total}
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
      </DndContext>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}
