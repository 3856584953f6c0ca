/** How far a picture is moved out of the middle of the frame it is cut with, in px on the screen. */
export type Place = { x: number; y: number }

type Size = { width: number; height: number }

/** What limits the moving: the picture as drawn at zoom 1, the frame, and how many times larger it is drawn. */
export type Room = { picture: Size; frame: Size; zoom: number }

/** Where a picture can be moved to with one press. */
export type Direction = 'left' | 'right' | 'up' | 'down'

/** The part of the frame's side that a picture moves with one press. */
const STEP = 1 / 8

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) + 0

/** The place one press further, never so far that the frame would show what lies beside the picture. */
export const movedPlace = (place: Place, direction: Direction, { picture, frame, zoom }: Room): Place => {
  const limit = (side: keyof Size): number => Math.max(0, (picture[side] * zoom - frame[side]) / 2)
  const way = direction === 'left' || direction === 'up' ? -STEP : STEP
  return direction === 'left' || direction === 'right'
    ? { ...place, x: within(place.x + way * frame.width, limit('width')) }
    : { ...place, y: within(place.y + way * frame.height, limit('height')) }
}
