import type { FilmPart } from '@kursportal/shared/domain'

/** As near to its end a part is over, in seconds: the time of a film moves in pictures. */
const NEARLY = 0.05
/** Players tell the time four times a second; what is nearer than that is waited for. */
const NEXT_TICK = 0.4

/** What a film element asks before its own film: reading, writing and calling (custom-media-element). */
type Hooks = {
  readonly nativeEl: HTMLVideoElement | null
  get?: ((name: string) => unknown) | undefined
  set?: ((name: string, value: unknown) => void) | undefined
  call?: ((name: string, ...values: unknown[]) => unknown) | undefined
}

/** Ranges of a film as those of its part. */
const rangesIn = (ranges: TimeRanges, { from, to }: FilmPart): TimeRanges => {
  const inside = Array.from({ length: ranges.length }, (_, index) => [
    Math.max(0, ranges.start(index) - from),
    Math.min(to, ranges.end(index)) - from,
  ]).filter(([start = 0, end = 0]) => end > start)
  const at = (index: number, side: 0 | 1): number => {
    const second = inside[index]?.[side]
    if (second === undefined) throw new DOMException('no such range', 'IndexSizeError')
    return second
  }
  return { length: inside.length, start: (index) => at(index, 0), end: (index) => at(index, 1) }
}

/** What a film says of its time, as its part says it; undefined where the part has nothing to say. */
const timeIn = (film: HTMLVideoElement, name: string, part: FilmPart): unknown => {
  const { from, to } = part
  switch (name) {
    case 'currentTime':
      return Math.min(Math.max(0, film.currentTime - from), to - from)
    case 'duration':
      return Number.isFinite(film.duration) ? to - from : film.duration
    case 'ended':
      return film.ended || film.currentTime >= to - NEARLY
    case 'buffered':
    case 'played':
    case 'seekable':
      return rangesIn(film[name], part)
    default:
      return undefined
  }
}

/**
 * Makes a film element a film of its own out of a part of its film: whoever asks it for times or jumps in it, the bar of
 * the player included, sees the part only. It ends where the part does.
 * @returns the way to show the whole film again
 */
export const showPart = (element: EventTarget & Hooks, part: FilmPart): (() => void) => {
  const film = element.nativeEl
  if (!film) return () => undefined
  let isOver = false
  let coming: ReturnType<typeof setTimeout> | undefined
  // Where both end alike the film says so itself.
  const endsEarly = (): boolean => part.to < film.duration - NEXT_TICK
  const look = (): void => {
    clearTimeout(coming)
    const left = part.to - film.currentTime
    if (left > NEARLY) isOver = false
    if (isOver || film.seeking || !endsEarly()) return
    if (left <= NEARLY) {
      isOver = true
      film.pause()
      element.dispatchEvent(new CustomEvent('ended'))
    } else if (left < NEXT_TICK && !film.paused) coming = setTimeout(look, (1000 * left) / film.playbackRate)
  }
  element.get = (name) => timeIn(film, name, part)
  element.set = (name, value) => {
    const isJump = name === 'currentTime' && typeof value === 'number'
    Object.assign(film, {
      [name]: isJump ? part.from + Math.min(Math.max(0, value), part.to - part.from) : value,
    })
  }
  element.call = (name, ...values) => {
    // Played again once it is over, it begins anew, as any film does.
    if (name === 'play' && film.currentTime >= part.to - NEARLY) film.currentTime = part.from
    const method: unknown = Reflect.get(film, name)
    return typeof method === 'function' ? Reflect.apply(method, film, values) : undefined
  }
  film.addEventListener('timeupdate', look)
  film.addEventListener('seeked', look)
  return () => {
    clearTimeout(coming)
    film.removeEventListener('timeupdate', look)
    film.removeEventListener('seeked', look)
    element.get = undefined
    element.set = undefined
    element.call = undefined
  }
}
