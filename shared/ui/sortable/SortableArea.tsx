import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useRef, useState, type ReactNode } from 'react'
import { aimOfDrag } from './aim.ts'
import { Carried } from './Carried.tsx'
import { placeOf, SortableAreaContext } from './sorted-lists.ts'
import { useSortableTexts } from './sortable-texts.ts'

const nameOf = (active: Active) => placeOf(active)?.list.nameOf(active.id) ?? ''

const stands = (active: Active, over: Over | Active) => {
  const list = placeOf(over)?.list
  if (!list) return undefined
  const at = list.keys.indexOf(String(over.id))
  return { name: nameOf(active), list: list.label, position: at + 1, total: list.keys.length }
}

/** Of what is over another list than its own; undefined where it is over its own. */
const elsewhere = (active: Active, over: Over) => {
  const [from, to] = [placeOf(active), placeOf(over)]
  return !from || !to || from.list.key === to.list.key ? undefined : to
}

/** What sortable lists share that stand in each other: one drag at a time, and what is said about it. */
export function SortableArea({ children }: { children: ReactNode }) {
  const text = useSortableTexts()
  const awaitedRef = useRef<UniqueIdentifier>(null)
  const [aim] = useState(aimOfDrag)
  // An entry is over itself as soon as it is picked up: that would be said instead of what was just said.
  const isJustPicked = useRef(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: aim.coordinates }),
  )
  const said = (active: Active, over: Over, isDone: boolean) => {
    const there = elsewhere(active, over)
    const where = stands(active, over)
    if (!where) return undefined
    // Its own list says itself what became of it.
    if (!there) return isDone ? undefined : text('over', where)
    if (there.isEnd) return text(isDone ? 'movedToEnd' : 'overEnd', where)
    return text(isDone ? 'movedTo' : 'overOther', { ...where, total: where.total + 1 })
  }
  const end = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active)?.list
    if (!from || !over) return
    const there = elsewhere(active, over)
    const position = placeOf(over)?.list.keys.indexOf(String(over.id)) ?? -1
    if (!there) {
      from.move(from.keys.indexOf(String(active.id)), position)
      return
    }
    awaitedRef.current = active.id
    there.list.receive?.(String(active.id), there.isEnd ? undefined : position)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={aim.collide}
      onDragStart={aim.begin}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: text('instructions') },
        announcements: {
          onDragStart: ({ active }) => {
            const where = stands(active, active)
            isJustPicked.current = true
            return where && text('picked', where)
          },
          onDragOver: ({ active, over }) => {
            const isStill = isJustPicked.current && over?.id === active.id
            isJustPicked.current = false
            return over && !isStill ? said(active, over, false) : undefined
          },
          onDragEnd: ({ active, over }) => (over ? said(active, over, true) : undefined),
          onDragCancel: ({ active }) => text('cancelled', { name: nameOf(active) }),
        },
      }}
    >
      <SortableAreaContext value={awaitedRef}>{children}</SortableAreaContext>
      <DragOverlay dropAnimation={null} style={{ height: 'auto' }}>
        <Carried />
      </DragOverlay>
    </DndContext>
  )
}
