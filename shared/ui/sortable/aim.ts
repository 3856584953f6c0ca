import {
  closestCenter,
  pointerWithin,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { placeOf, takes } from './sorted-lists.ts'

/**
 * What a drag is aimed at. The pointer means what it is over, else the nearest; the arrow keys go from place to place,
 * however high the entries are.
 */
export const aimOfDrag = (): {
  begin: () => void
  collide: CollisionDetection
  coordinates: KeyboardCoordinateGetter
} => {
  let byKey: UniqueIdentifier | undefined
  return {
    begin: () => (byKey = undefined),
    collide: (args) => {
      if (!args.pointerCoordinates && byKey !== undefined) return [{ id: byKey }]
      const from = placeOf(args.active)
      const droppableContainers = args.droppableContainers.filter((one) => takes(from, placeOf(one)))
      const within = pointerWithin({ ...args, droppableContainers })
      return within.length > 0 ? within : closestCenter({ ...args, droppableContainers })
    },
    coordinates: (
      event,
      { context: { active, over, collisionRect, droppableContainers, droppableRects } },
    ) => {
      const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
      if (step === 0 || !active || !collisionRect) return undefined
      event.preventDefault()
      const from = placeOf(active)
      const places = droppableContainers
        .getEnabled()
        .filter((one) => takes(from, placeOf(one)))
        .flatMap(({ id, data }) => {
          const rect = droppableRects.get(id)
          return rect ? [{ id, data, rect }] : []
        })
        .toSorted((a, b) => a.rect.top - b.rect.top)
      const current = places.findIndex(({ id }) => id === (over?.id ?? active.id))
      const next = places[current + step]
      if (current < 0 || !next) return undefined
      byKey = next.id
      const { left, top, height } = next.rect
      // In another list nothing makes room: it stands over the line it would come to.
      if (placeOf(next)?.list.key !== from?.list.key)
        return { x: left + 24, y: top - collisionRect.height / 2 }
      const own = droppableRects.get(active.id) ?? collisionRect
      return { x: left, y: top > own.top ? top + height - own.height : top }
    },
  }
}
